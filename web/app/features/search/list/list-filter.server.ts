import { goals, type Goal } from '@agency/domain/goals';
import { buildListPath } from '../../../i18n/paths/build-path';
import type { LanguageContext } from '../../../i18n/language-context.server';
import {
  emptyListSearch,
  serialiseListSearch,
  simplifySort,
  type ListSearch,
} from '../../../lib/rules/list-search';
import { listFilterOptions } from './filter-options.server';
import {
  buildMaximumSelect,
  buildNewSinceSelect,
  listAvailableSelects,
  listPriceSelects,
  listSizeSelects,
} from './filter-selects.server';
import { buildPriceHistogram } from './price-histogram.server';
import { describeMaximum, describeMinimum, describePrice } from '../../../i18n/set-filters.server';
import { buildListCount } from './count-options.server';
import type { ListFilterView } from './listing-list-view';
import type { SearchAnswer } from '../search-listings.server';

type FilterPlace = { path: string; goal: Goal; search: ListSearch; answer: SearchAnswer };

/** Builds the filter form of a list; each filter's options take the others into account. */
export function buildListFilter(
  context: LanguageContext,
  { path, goal, search, answer }: FilterPlace,
  activeCount: number,
): ListFilterView {
  const { t, table, language } = context;
  const { bedrooms, ...options } = listFilterOptions(context, search, answer);
  return {
    action: path,
    goals: goals.map((one) => ({
      label: t(`goal.${one}`),
      // Drops the price: purchase prices are no rents.
      href: buildListPath(table, language, one, { ...search, ...anyPrice, page: 1 }),
      current: one === goal,
    })),
    countUrl: `/${language}/list-count/${goal}/`,
    optionsUrl: `/${language}/list-options/${goal}/`,
    kept: listKept(search),
    text: { name: 'q', value: search.text },
    ...options,
    price: {
      chosen: describePrice(context, search),
      selects: listPriceSelects(context, goal, search),
      histogram: buildPriceHistogram(context, search, answer),
    },
    bedrooms: {
      chosen: describeBedrooms(context, search),
      options: bedrooms,
      most: buildMaximumSelect(context, search, 'maxBedrooms'),
    },
    sizes: listSizeSelects(context, search, answer),
    newSince: buildNewSinceSelect(context, search),
    available: listAvailableSelects(context, goal, search),
    activeCount,
    clearHref: path + serialiseListSearch(clearSearch(search)),
    countText: buildListCount(context, answer.total).text,
  };
}

function describeBedrooms(
  context: LanguageContext,
  { minBedrooms, maxBedrooms }: ListSearch,
): string | null {
  const words = [
    minBedrooms === null ? [] : describeMinimum(context, 'minBedrooms', minBedrooms),
    maxBedrooms === null ? [] : describeMaximum(context, 'maxBedrooms', maxBedrooms),
  ].flat();
  return words.join(', ') || null;
}

const anyPrice = { minPrice: null, maxPrice: null };

/** Lists the parameters that the form has no field for. */
function listKept({ sort, view, within, box }: ListSearch): ListFilterView['kept'] {
  const query = serialiseListSearch({ ...emptyListSearch, sort, view, within, box });
  return [...new URLSearchParams(query)].map(([name, value]) => ({ name, value }));
}

/** Returns the search without filters, keeping sort order and view. */
function clearSearch({ sort, view }: ListSearch): ListSearch {
  return { ...emptyListSearch, sort: simplifySort(sort, ''), view };
}
