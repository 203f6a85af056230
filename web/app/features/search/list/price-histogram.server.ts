import type { LanguageContext } from '../../../i18n/language-context.server';
import type { ListSearch } from '../../../lib/rules/list-search';
import type { SearchFacets } from '../search-listings.server';
import type { HistogramView } from './listing-list-view';

/** A bar of one result stays visible. */
const lowestBar = 0.06;

/** Builds the bars of the price menu; null if they would not show a difference. */
export function buildPriceHistogram(
  { t }: LanguageContext,
  { minPrice, maxPrice }: ListSearch,
  { prices }: Pick<SearchFacets, 'prices'>,
): HistogramView | null {
  const most = Math.max(...prices.map(({ count }) => count));
  if (prices.filter(({ count }) => count > 0).length < 2) return null;
  return {
    label: t('filter.histogram'),
    bars: prices.map(({ from, count }, index) => {
      const next = prices[index + 1]?.from ?? Infinity;
      return {
        height: count === 0 ? 0 : Math.max(count / most, lowestBar),
        isChosen: next > (minPrice ?? 0) && from < (maxPrice ?? Infinity),
      };
    }),
  };
}
