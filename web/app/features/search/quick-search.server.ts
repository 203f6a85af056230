import { queryCms } from '../../cms/query.server';
import {
  ListingCountsDocument,
  QuickSearchDocument,
  type ListingCountsQuery,
} from '../../cms/generated/graphql';
import type { LanguageContext } from '../../i18n/language-context.server';
import { buildQuickResults } from './quick-results.server';
import type { QuickSearchResults } from './quick-search-view';

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
  const { quickSearch } = await queryCms(QuickSearchDocument, { language: context.language, text });
  return buildQuickResults(context, quickSearch, showCount);
}
