import { queryCms } from '../../../cms/client/query.server';
import {
  ListingCountsDocument,
  QuickSearchDocument,
  type ListingCountsQuery,
} from '../../../cms/generated/graphql';
import type { LanguageContext } from '../../../i18n/language-context.server';
import { buildQuickResults } from './quick-results.server';
import { listReadFilters } from '../describe-reading.server';
import { isRead } from '../apply-parsed-sentence.server';
import type { QuickReadingView, QuickSearchResults } from './quick-search-view';
import { buildReadingPath, readSearchOfGoals } from '../read-search.server';

export type ListingCounts = ListingCountsQuery['listingCounts'];

/** How many listings there are for sale and for rent. */
export async function countListings(): Promise<ListingCounts> {
  return (await queryCms(ListingCountsDocument)).listingCounts;
}

/** FIND-2 to FIND-5: what the panel shows for a text. */
export async function findQuickResults(
  context: LanguageContext,
  text: string,
  showCount: boolean,
): Promise<QuickSearchResults> {
  const [{ quickSearch }, readings] = await Promise.all([
    queryCms(QuickSearchDocument, { language: context.language, text }),
    listReadings(context, text),
  ]);
  return buildQuickResults(context, quickSearch, showCount, readings);
}

/** FIND-14: the list that a text means when it says more than one type, place or goal. */
async function listReadings(context: LanguageContext, text: string): Promise<QuickReadingView[]> {
  if (text === '') return [];
  const reading = await readSearchOfGoals(context.language, text);
  const filters = listReadFilters(context, reading);
  const goal = reading.goal === null ? [] : [context.t(`goal.${reading.goal}`)];
  const said = [...goal, ...filters];
  const isSentence =
    said.length > 1 || filters.length > reading.types.length + reading.cities.length;
  if (!isSentence || !isRead(reading) || reading.listing) return [];
  return [
    { id: 'reading', text: said.join(' · '), href: buildReadingPath(context, reading, text) },
  ];
}
