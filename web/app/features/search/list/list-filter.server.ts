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
import { buildNewSinceSelect, listPriceSelects, listSizeSelects } from './filter-selects.server';
import { describeMinimum, describePrice } from '../../../i18n/set-filters.server';
import { buildListCount } from './count-options.server';
import type { ListFilterView } from './listing-list-view';
import type { SearchAnswer } from '../search-listings.server';

type FilterPlace = { path: string; goal: Goal; search: ListSearch; answer: SearchAnswer };

/** Builds the filter form of a list; the options have counts with the other filters applied. */
export function buildListFilter(
  context: LanguageContext,
  { path, goal, search, answer }: FilterPlace,
  activeCount: number,
): ListFilterView {
  const { t, table, language } = context;
  const { minBedrooms } = search;
  const { bedrooms, ...options } = listFilterOptions(context, search, answer);
  return {
    action: path,
    goals: goals.map((one) => ({
      label: t(`goal.${one}`),
      // Prices and rents do not compare, so the price is dropped.
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
    },
    bedrooms: {
      chosen: minBedrooms === null ? null : describeMinimum(context, 'minBedrooms', minBedrooms),
      options: bedrooms,
    },
    sizes: listSizeSelects(context, search, answer),
    newSince: buildNewSinceSelect(context, search),
    activeCount,
    clearHref: path + serialiseListSearch(clearSearch(search)),
    countText: buildListCount(context, answer.total).text,
  };
}

const anyPrice = { minPrice: null, maxPrice: null };

/** Returns the address's parameters without a field in the form. */
function listKept({ sort, view, within, box }: ListSearch): ListFilterView['kept'] {
  const query = serialiseListSearch({ ...emptyListSearch, sort, view, within, box });
  return [...new URLSearchParams(query)].map(([name, value]) => ({ name, value }));
}

/** Returns the search without filters; keeps the sort order and view. */
function clearSearch({ sort, view }: ListSearch): ListSearch {
  return { ...emptyListSearch, sort: simplifySort(sort, ''), view };
}
