import { perChoice } from '@agency/domain/choices';
import { perMaximum } from '@agency/domain/maximums';
import { perMinimum } from '@agency/domain/minimums';
import { writeNear } from '@agency/domain/near-kinds';
import { buildOnce } from '../../cms/build-once.server';
import { queryCms } from '../../cms/client/query.server';
import {
  CountChoicesDocument,
  CountListingsDocument,
  NewestListingsDocument,
  SearchListingsDocument,
  type ListingCardFragment,
  type ListingFilter,
  type SearchFacetsFragment,
  type SearchListingsQuery,
} from '../../cms/generated/graphql';
import type { Goal } from '@agency/domain/goals';
import type { LanguageContext } from '../../i18n/language-context.server';
import type { ListSearch } from '../../lib/rules/list-search';
import { buildListingCard } from '../../catalogue/listing/card/listing-card.server';
import type { ListingCardView } from '../../catalogue/listing/card/listing-card-view';
import { mostAtOnce, pageSize } from './list/list-href';

export type SearchAnswer = SearchListingsQuery['searchListings'];
export type SearchFacets = SearchFacetsFragment;

/** Returns a page of listings with the total and the counts of filters. */
export async function searchListings(
  language: string,
  goal: Goal,
  search: ListSearch,
): Promise<SearchAnswer> {
  const { searchListings: answer } = await queryCms(SearchListingsDocument, {
    language,
    filter: toFilter(goal, search),
    sort: search.sort,
    page: search.page,
    pageSize,
  });
  return answer;
}

/** Lists the newest matching listings; a teaser begins with featured ones. */
export async function listNewestListings(
  context: LanguageContext,
  filter: Pick<ListingFilter, 'goal' | 'types' | 'cities'>,
  count: number,
  sort: 'newest' | 'featured' = 'newest',
): Promise<ListingCardView[]> {
  const cards = await queryNewestListings(context, filter, count, sort);
  return buildCards(cards, context);
}

const buildCards = buildOnce((cards: readonly ListingCardFragment[], context: LanguageContext) =>
  cards.map((card) => buildListingCard(card, context)),
);

export async function queryNewestListings(
  { language }: LanguageContext,
  filter: Pick<ListingFilter, 'goal' | 'types' | 'cities'>,
  count: number,
  sort: 'newest' | 'featured' = 'newest',
): Promise<ListingCardFragment[]> {
  const { searchListings: answer } = await queryCms(NewestListingsDocument, {
    language,
    filter,
    sort,
    pageSize: Math.min(count, mostAtOnce),
  });
  return answer.items;
}

export async function countMatches(
  language: string,
  goal: Goal,
  search: ListSearch,
): Promise<number> {
  const filter = toFilter(goal, search);
  return (await queryCms(CountListingsDocument, { language, filter })).countListings;
}

/** Counts the results of a search and of each further option. */
export async function countChoices(
  language: string,
  goal: Goal,
  search: ListSearch,
): Promise<SearchFacets> {
  const filter = toFilter(goal, search);
  return (await queryCms(CountChoicesDocument, { language, filter })).searchListings;
}

/** Converts a search to the CMS's filter; view, sort order and page are not part of it. */
export function toFilter(goal: Goal, search: ListSearch): ListingFilter {
  const { box } = search;
  return {
    goal,
    types: search.types.length > 0 ? [...search.types] : undefined,
    cities: search.cities.length > 0 ? [...search.cities] : undefined,
    text: search.text || undefined,
    minPrice: search.minPrice ?? undefined,
    maxPrice: search.maxPrice ?? undefined,
    ...perMinimum((filter) => search[filter] ?? undefined),
    ...perMaximum((filter) => search[filter] ?? undefined),
    newSince: search.newWithinDays === null ? undefined : daysAgo(search.newWithinDays),
    availableBy: search.availableBy === 'now' ? daysAgo(0) : (search.availableBy ?? undefined),
    ...perChoice((filter) => (search[filter].length > 0 ? [...search[filter]] : undefined)),
    amenities: search.amenities.length > 0 ? [...search.amenities] : undefined,
    near: search.near.length > 0 ? search.near.map(writeNear) : undefined,
    within:
      search.within.length > 0 ? search.within.flatMap(({ lat, lng }) => [lat, lng]) : undefined,
    box: box ? [box.south, box.west, box.north, box.east] : undefined,
  };
}

/** Rounded to a whole day, so that repeated requests within a day are equal. */
function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}
