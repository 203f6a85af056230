import { isLanguage, languages } from '@agency/domain/languages';
import { findAdvertLines } from '../../catalogue/listing/advert-lines.server';
import { writeAdvertLine } from '../../catalogue/listing/advert-view.server';
import { buildListingCard } from '../../catalogue/listing/card/listing-card.server';
import { listFactGroups } from '../../catalogue/listing/facts/listing-facts.server';
import { findListing } from '../../catalogue/listing/load-listing.server';
import { searchListings } from '../../features/search/search-listings.server';
import { buildListPath } from '../../i18n/paths/build-path';
import { isListingId } from '@agency/domain/match-address';
import { shortenText } from '../../lib/text/description';
import { listParameters, serialiseListSearch } from '../../lib/rules/list-search';
import { parseListSearch } from '../../lib/rules/list-search.server';
import { openLanguage, type OpenSite } from '../../site/open-language.server';

type Given = Readonly<Record<string, unknown>>;

export class ToolError extends Error {
  override readonly name = 'ToolError';
}

/** Runs a tool; returns public data with a link to its page. Throws a {@link ToolError}. */
export async function callTool(name: string, given: Given, url: string): Promise<object> {
  const context = await open(given.language, url);
  return name === 'search_listings' ? search(given, context) : findOne(given, context);
}

async function search(given: Given, context: OpenSite): Promise<object> {
  const { goal } = given;
  if (goal !== 'sale' && goal !== 'rent') throw new ToolError('goal is neither sale nor rent.');
  const { search: asked, isNotFound, ignored } = parseListSearch(writeQuery(given));
  if (isNotFound) throw new ToolError('There is no such page.');
  const { language, table, site } = context;
  const { total, items } = await searchListings(language, goal, asked);
  const lines = await findAdvertLines(
    context,
    items.map(({ id }) => id),
  );
  const path = buildListPath(table, language, goal);
  return {
    total,
    page: asked.page,
    url: new URL(`${path}${serialiseListSearch(asked)}`, site.origin).href,
    ignored,
    listings: items.map((item) => ({
      ...describe(item, context),
      advert: lines.get(item.id) ?? null,
    })),
  };
}

async function findOne({ id }: Given, context: OpenSite): Promise<object> {
  const listing = isListingId(id) ? await findListing(context.language, id) : null;
  if (listing === null) throw new ToolError('There is no such listing.');
  return {
    ...describe(listing.card, context),
    advert: writeAdvertLine(listing, context),
    address: listing.card.address,
    description: shortenText(listing.description),
    facts: listFactGroups(listing, context).map(({ title, rows }) => ({
      title,
      facts: rows.map(({ label, value }) => ({ label, value })),
    })),
  };
}

function describe(card: Parameters<typeof buildListingCard>[0], context: OpenSite): object {
  const view = buildListingCard(card, context);
  return {
    id: view.id,
    url: new URL(view.href, context.site.origin).href,
    title: view.title,
    type: view.typeName,
    place: view.cityText,
    price: view.priceText,
    bedrooms: view.bedroomsText,
    area: view.areaText,
    energyLabel: view.energyLabel?.text ?? null,
    ribbon: view.ribbon?.text ?? null,
  };
}

async function open(language: unknown, url: string): Promise<OpenSite> {
  if (!isLanguage(language)) throw new ToolError(`language is none of ${languages.join(', ')}.`);
  try {
    return await openLanguage(new Request(new URL(`/${language}/`, url)));
  } catch (error) {
    // A language that the agency has disabled is a 404.
    if (error instanceof Error) throw error;
    throw new ToolError(`The site is not in ${language}.`);
  }
}

function writeQuery(given: Given): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of listParameters) {
    const value = given[name];
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (typeof one === 'string' || typeof one === 'number') query.append(name, String(one));
    }
  }
  return query;
}
