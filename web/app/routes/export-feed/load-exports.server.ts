import { countryIds } from '@agency/domain/countries';
import { formatEnergyLabel } from '@agency/domain/energy-label';
import { languages, perLanguage, type Language, type Localized } from '@agency/domain/languages';
import { queryCms } from '../../cms/client/query.server';
import {
  ExportIdsDocument,
  ExportListingDocument,
  type ExportListingFragment,
} from '../../cms/generated/graphql';
import { writeAdvertLine } from '../../catalogue/listing/advert-view.server';
import { listParagraphs } from '../../lib/text/description';
import { createLanguageContext } from '../../i18n/language-context.server';
import { buildListingPath } from '../../i18n/paths/build-path';
import type { OpenSite } from '../../site/open-language.server';
import type { ExportedListing } from './exported-listing';

const pageSize = 50;
const atOnce = 4;

/** Loads every listing on offer with the data of its public page; unpublished fields are null. */
export async function loadExports(context: OpenSite): Promise<ExportedListing[]> {
  const ids = [
    ...(await listIds(context.language, 'sale')),
    ...(await listIds(context.language, 'rent')),
  ];
  const found: ExportedListing[] = [];
  for (let start = 0; start < ids.length; start += atOnce) {
    const some = ids.slice(start, start + atOnce);
    const listings = await Promise.all(some.map((id) => queryCms(ExportListingDocument, { id })));
    found.push(...listings.flatMap((listing) => describe(listing, context) ?? []));
  }
  return found;
}

async function listIds(language: Language, goal: 'sale' | 'rent'): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const asked = { language, goal, page, pageSize };
    const { searchListings } = await queryCms(ExportIdsDocument, asked);
    ids.push(...searchListings.items.map(({ id }) => id));
    if (ids.length >= searchListings.total || searchListings.items.length === 0) return ids;
  }
}

function describe(
  byLanguage: Partial<Record<Language, ExportListingFragment | null>>,
  context: OpenSite,
): ExportedListing | null {
  const first = byLanguage[context.language] ?? null;
  if (first === null) return null;
  const { origin } = context.site;
  const { card } = first;
  const text = (
    pick: (one: ExportListingFragment, language: Language) => string,
  ): Localized<string> => perLanguage((language) => pick(byLanguage[language] ?? first, language));
  return {
    id: card.id,
    goal: card.goal,
    isReserved: card.availability === 'option',
    typeId: card.typeId ?? '',
    country: card.countryId === countryIds.luxembourg ? 'LU' : 'BE',
    zip: card.zip,
    city: card.cityName,
    // Null unless published. The place without an address would be that of the postal code.
    address: card.address,
    place:
      first.isExactPlace && card.latitude !== null && card.longitude !== null
        ? { latitude: card.latitude, longitude: card.longitude }
        : null,
    price: card.pricePublished ? card.price : null,
    changedAt: card.publishedAt,
    bedrooms: card.bedrooms,
    livingArea: card.livingArea,
    groundArea: card.groundArea,
    facts: first,
    titles: text((one) => one.card.title),
    descriptions: text((one) => listParagraphs(one.description).join('\n\n')),
    adverts: text(
      (one, language) => writeAdvertLine(one, createLanguageContext(context.table, language)) ?? '',
    ),
    energyLabel: formatEnergyLabel(card.energyLabel),
    urls: Object.fromEntries(
      languages.flatMap((language) => {
        const one = byLanguage[language];
        return one
          ? [[language, new URL(buildListingPath(context.table, language, one.card), origin).href]]
          : [];
      }),
    ),
    pictures: first.pictures.map(({ src, alt, kind }) => ({
      url: new URL(src, origin).href,
      name: alt,
      isPlan: kind === 'plan',
    })),
  };
}
