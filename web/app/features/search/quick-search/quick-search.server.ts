import { queryCms } from '../../../cms/client/query.server';
import {
  ListingCountsDocument,
  QuickSearchDocument,
  type ListingCountsQuery,
  type QuickSearchQuery,
} from '../../../cms/generated/graphql';
import type { Goal } from '@agency/domain/goals';
import type { LanguageContext } from '../../../i18n/language-context.server';
import { buildQuickResults, type QuickReading } from './quick-results.server';
import { listReadFilters } from '../describe-reading.server';
import type { QuickSearchResults } from './quick-search-view';
import {
  buildReadingPath,
  findGoal,
  readSearchOfGoals,
  type SearchReadingOfGoals,
} from '../read-search.server';

export type ListingCounts = ListingCountsQuery['listingCounts'];

export async function countListings(): Promise<ListingCounts> {
  return (await queryCms(ListingCountsDocument)).listingCounts;
}

export async function findQuickResults(
  context: LanguageContext,
  text: string,
  showCount: boolean,
): Promise<QuickSearchResults> {
  const { language } = context;
  const [{ quickSearch }, reading] = await Promise.all([
    queryCms(QuickSearchDocument, { language, text }),
    text === '' ? null : readSearchOfGoals(language, text),
  ]);
  return buildQuickResults(
    context,
    quickSearch,
    showCount,
    reading && describeReading(context, text, reading, quickSearch),
  );
}

/**
 * Describes the list that Enter opens; null if it has no results or equals an entry of the panel.
 */
function describeReading(
  context: LanguageContext,
  text: string,
  reading: SearchReadingOfGoals,
  { types, cities }: QuickSearchQuery['quickSearch'],
): QuickReading | null {
  if (reading.listing) return null;
  const filters = listReadFilters(context, reading);
  const isEntry =
    types.some(({ webId }) => webId === reading.types[0]) ||
    cities.some(({ value }) => value === reading.cities[0]);
  if (isEntry && filters.length === 1 && reading.goal === null) return null;
  const isFor = (goal: Goal): boolean => findGoal(reading, goal) === goal;
  const countSale = isFor('sale') ? reading.countSale : 0;
  const countRent = isFor('rent') ? reading.countRent : 0;
  const said = reading.goal === null ? filters : [context.t(`goal.${reading.goal}`), ...filters];
  if (countSale + countRent === 0 || said.length === 0) return null;
  const pathOf = (goal: Goal): string => buildReadingPath(context, reading, text, goal);
  return { label: said.join(' · '), countSale, countRent, pathOf };
}
