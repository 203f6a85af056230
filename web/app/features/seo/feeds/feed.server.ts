import { queryCms } from '../../../cms/client/query.server';
import { FeedListingsDocument, type FeedListingsQuery } from '../../../cms/generated/graphql';
import type { Goal } from '@agency/domain/goals';
import { buildListPath, buildPath } from '../../../i18n/paths/build-path';
import { shortenText } from '../../../lib/text/description';
import { findAdvertLines } from '../../../catalogue/listing/advert-lines.server';
import { buildListingCard } from '../../../catalogue/listing/card/listing-card.server';
import type { OpenSite } from '../../../site/open-language.server';
import { listFeeds, type FeedName } from './feed-addresses';
import type { FeedItemView, FeedView } from './feed-xml';
import { findShareImage } from '../share-picture';

type Listing = FeedListingsQuery['searchListings']['items'][number];

const mostListings = 50;

/**
 * Loads the newest listings on offer, of one goal or both, with their legal lines. Unpublished
 * prices and addresses are omitted.
 */
export async function loadFeed(context: OpenSite, name: FeedName): Promise<FeedView> {
  const { site, language, locale, table, t } = context;
  const goals: Goal[] = name === 'title' ? ['sale', 'rent'] : [name];
  const found = await Promise.all(goals.map((goal) => listNewest(language, goal)));
  const listings = found
    .flat()
    .filter(({ publishedAt }) => publishedAt !== null)
    .sort((one, other) => (other.publishedAt ?? '').localeCompare(one.publishedAt ?? ''))
    .slice(0, mostListings);
  const lines = await findAdvertLines(
    context,
    listings.map(({ id }) => id),
  );
  const settings = site.byLanguage[language].site;
  const path =
    name === 'title' ? buildPath(table, language, 'home') : buildListPath(table, language, name);
  const own = listFeeds(language).find((feed) => feed.name === name);
  const title = t(`feed.${name}`, { agency: settings?.agencyName ?? '' });
  return {
    title,
    description: settings?.tagline || title,
    href: new URL(path, site.origin).href,
    selfHref: new URL(own?.path ?? path, site.origin).href,
    language: locale,
    items: listings.map((listing) => buildItem(listing, lines.get(listing.id), context)),
  };
}

async function listNewest(language: string, goal: Goal): Promise<Listing[]> {
  const { searchListings } = await queryCms(FeedListingsDocument, {
    language,
    goal,
    pageSize: mostListings,
  });
  return searchListings.items;
}

function buildItem(
  listing: Listing,
  advertLine: string | undefined,
  context: OpenSite,
): FeedItemView {
  const { t, site, language } = context;
  const { href, title, priceText, typeName, cityText } = buildListingCard(listing, context);
  const words = shortenText(listing.excerpt) || [typeName, cityText].join(', ');
  return {
    title: `${title} – ${priceText}`,
    href: new URL(href, site.origin).href,
    guid: `listing:${listing.id}:${language}`,
    description: [words, advertLine].filter(Boolean).join('\n'),
    category: t(`goal.${listing.goal}`),
    publishedAt: listing.publishedAt ?? '',
    picture: findShareImage([listing.picture], site.origin),
  };
}
