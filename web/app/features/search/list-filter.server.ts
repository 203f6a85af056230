import type { Goal } from '../../i18n/build-path';
import type { LanguageContext } from '../../i18n/language-context.server';
import { buildTree } from '../../lib/build-tree';
import { formatCurrency } from '../../lib/currency';
import { formatArea, formatNumber } from '../../lib/formats';
import { emptyListSearch, joinCity, splitCity, type ListSearch } from '../../lib/list-search';
import { cityLabel } from './city-label';
import type { FilterOptionView, FilterSelectView, ListFilterView } from './listing-list-view';
import type { SearchAnswer } from './search-listings.server';

type FilterPlace = { path: string; goal: Goal; search: ListSearch; answer: SearchAnswer };

const priceSteps: Readonly<Record<Goal, readonly number[]>> = {
  sale: [100, 150, 200, 250, 300, 350, 400, 500, 600, 750, 1000, 1500, 2000].map((k) => k * 1000),
  rent: [500, 750, 1000, 1250, 1500, 1750, 2000, 2500, 3000, 4000, 5000],
};
const bedroomSteps = [1, 2, 3, 4, 5];
const areaSteps = [50, 75, 100, 125, 150, 200, 250, 300];
const newDays = 30;

/** FIND-6: the filter form of a list, with the choices that its other filters leave. */
export function buildListFilter(
  context: LanguageContext,
  place: FilterPlace,
  activeCount: number,
): ListFilterView {
  const { t } = context;
  const { path, search, answer } = place;
  const isSorted = search.sort !== emptyListSearch.sort;
  return {
    action: path,
    kept: isSorted ? [{ name: 'sort', value: search.sort }] : [],
    text: { name: 'q', value: search.text },
    types: listTypeOptions(context, search, answer),
    cities: listCityOptions(context, search, answer),
    selects: listSelects(context, place),
    flags: [
      {
        name: 'new',
        value: String(search.newWithinDays ?? newDays),
        label: t('filter.newWithin', { count: search.newWithinDays ?? newDays }),
        countText: null,
        checked: search.newWithinDays !== null,
        children: [],
      },
    ],
    activeCount,
  };
}

/** DATA-5: types as a tree; one whose parent is not among them stands at the top. */
function listTypeOptions(
  { locale }: LanguageContext,
  search: ListSearch,
  { types }: SearchAnswer,
): FilterOptionView[] {
  return buildTree(
    types,
    ({ webId }) => webId,
    ({ parentId }) => parentId,
    (type, children: FilterOptionView[]) => ({
      name: 'type',
      value: type.webId,
      label: type.name,
      countText: formatNumber(locale, type.count),
      checked: search.types.includes(type.webId),
      children,
    }),
  );
}

/** RULE-10: every spelling is an entry; a chosen one stays even when nothing is left in it. */
function listCityOptions(
  { t, locale }: LanguageContext,
  search: ListSearch,
  { cities }: SearchAnswer,
): FilterOptionView[] {
  const found = cities.map((city) => ({ ...city, value: joinCity(city.name, city.zip) }));
  const missing = search.cities
    .filter((value) => !found.some((city) => city.value === value))
    .map((value) => ({ ...splitCity(value), value, count: 0 }));
  return [...found, ...missing].map(({ value, count, ...city }) => ({
    name: 'city',
    value,
    label: cityLabel(t, city),
    countText: formatNumber(locale, count),
    checked: search.cities.includes(value),
    children: [],
  }));
}

function listSelects({ t, locale }: LanguageContext, place: FilterPlace): FilterSelectView[] {
  const { search, goal } = place;
  const select = (
    name: string,
    labels: { label: string; any: string },
    steps: readonly number[],
    value: number | null,
    format: (step: number) => string,
  ): FilterSelectView => ({
    name,
    label: labels.label,
    options: [
      { value: '', label: labels.any },
      ...withChosen(steps, value).map((step) => ({ value: String(step), label: format(step) })),
    ],
    value: value === null ? '' : String(value),
  });
  const prices = priceSteps[goal];
  const anyPrice = t('filter.anyPrice');
  return [
    select(
      'price',
      { label: t('filter.minPrice'), any: anyPrice },
      prices,
      search.minPrice,
      formatCurrency,
    ),
    select(
      'price',
      { label: t('filter.maxPrice'), any: anyPrice },
      prices,
      search.maxPrice,
      formatCurrency,
    ),
    select(
      'bedrooms',
      { label: t('filter.bedrooms'), any: t('filter.anyBedrooms') },
      bedroomSteps,
      search.minBedrooms,
      (count) => t('filter.minBedrooms', { count }),
    ),
    select(
      'area',
      { label: t('filter.area'), any: t('filter.anyArea') },
      areaSteps,
      search.minArea,
      (area) => t('filter.minArea', { area: formatArea(locale, area) }),
    ),
  ];
}

/** A value typed in the address is a choice of its own. */
function withChosen(steps: readonly number[], value: number | null): number[] {
  return value === null || steps.includes(value)
    ? [...steps]
    : [...steps, value].sort((a, b) => a - b);
}
