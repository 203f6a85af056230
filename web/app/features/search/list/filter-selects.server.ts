import { findMaximum, maximumFilters, maximums, type MaximumFilter } from '@agency/domain/maximums';
import {
  findMinimum,
  minimumFilters,
  minimumNames,
  type MinimumFilter,
} from '@agency/domain/minimums';
import { priceSteps } from '@agency/domain/price-steps';
import type { Goal } from '@agency/domain/goals';
import type { LanguageContext } from '../../../i18n/language-context.server';
import { formatCurrency } from '@agency/domain/money';
import {
  describeAvailable,
  describeMaximum,
  describeMinimum,
} from '../../../i18n/set-filters.server';
import { formatNumber } from '../../../lib/text/formats';
import type { ListSearch } from '../../../lib/rules/list-search';
import type { FilterSelectView } from './listing-list-view';
import type { SearchFacets } from '../search-listings.server';

const daySteps = [1, 7, 30];

export function listPriceSelects(
  { t }: LanguageContext,
  goal: Goal,
  { minPrice, maxPrice }: ListSearch,
): FilterSelectView[] {
  const any = t('filter.anyPrice');
  const steps = priceSteps[goal];
  const from = buildSelect('price', t('filter.minPrice'), any, steps, minPrice, formatCurrency);
  const to = buildSelect('price', t('filter.maxPrice'), any, steps, maxPrice, formatCurrency);
  return [
    disableOptions(from, (step) => maxPrice !== null && step > maxPrice),
    disableOptions(to, (step) => minPrice !== null && step < minPrice),
  ];
}

/** Disables the steps that cannot be combined with the other end of the range, or have no results. */
function disableOptions(
  select: FilterSelectView,
  isEmpty: (step: number) => boolean,
): FilterSelectView {
  const options = select.options.map((option) =>
    option.value !== '' && option.value !== select.value && isEmpty(Number(option.value))
      ? { ...option, disabled: true }
      : option,
  );
  return { ...select, options };
}

/** Builds the minimum sizes without a menu of their own, each followed by its maximum. */
export function listSizeSelects(
  context: LanguageContext,
  search: ListSearch,
  { minimums }: Pick<SearchFacets, 'minimums'>,
): FilterSelectView[] {
  return minimumFilters
    .filter((filter) => filter !== 'minBedrooms')
    .flatMap((filter) => [
      buildMinimumSelect(context, search, filter, { minimums }),
      ...maximumFilters
        .filter((one) => maximums[one].minimum === filter)
        .map((one) => buildMaximumSelect(context, search, one)),
    ]);
}

function buildMinimumSelect(
  context: LanguageContext,
  search: ListSearch,
  filter: MinimumFilter,
  { minimums }: Pick<SearchFacets, 'minimums'>,
): FilterSelectView {
  const { t, locale } = context;
  const name = minimumNames[filter];
  const facet = minimums.find((one) => one.filter === filter);
  const counts = new Map(facet?.steps.map(({ atLeast, count }) => [atLeast, count]));
  const label = t(`filter.${name}`);
  const any = t(`filter.any${capitalize(name)}`);
  const { steps } = findMinimum(filter);
  const select = buildSelect(name, label, any, steps, search[filter], (step) => {
    const count = counts.get(step);
    const words = describeMinimum(context, filter, step);
    return count === undefined ? words : `${words} (${formatNumber(locale, count)})`;
  });
  const maximum = maximumFilters.find((one) => maximums[one].minimum === filter);
  const most = (maximum && search[maximum]) ?? Infinity;
  return disableOptions(select, (step) => counts.get(step) === 0 || step > most);
}

export function buildMaximumSelect(
  context: LanguageContext,
  search: ListSearch,
  filter: MaximumFilter,
): FilterSelectView {
  const { t } = context;
  const { steps } = findMaximum(filter);
  const [label, any] = [t(`filter.${filter}`), t('filter.anyMaximum')];
  const least = search[maximums[filter].minimum] ?? 0;
  const select = buildSelect(filter, label, any, steps, search[filter], (step) =>
    describeMaximum(context, filter, step),
  );
  return disableOptions(select, (step) => step < least);
}

const monthsAhead = 6;

/** Offers today and the first days of the coming months; only homes for rent have a date. */
export function listAvailableSelects(
  context: LanguageContext,
  goal: Goal,
  { availableBy }: ListSearch,
  today = new Date(),
): FilterSelectView[] {
  if (goal === 'sale' && availableBy === null) return [];
  const { t } = context;
  const months = Array.from({ length: monthsAhead }, (_, index) => {
    const first = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + index + 1, 1);
    return new Date(first).toISOString().slice(0, 10);
  });
  const days = ['now', ...months];
  const all = availableBy === null || days.includes(availableBy) ? days : [...days, availableBy];
  const options = all
    .sort((a, b) => Number(b === 'now') - Number(a === 'now') || (a < b ? -1 : 1))
    .map((value) => ({ value, label: describeAvailable(context, value) }));
  return [
    {
      name: 'available',
      label: t('filter.available'),
      options: [{ value: '', label: t('filter.anyDate') }, ...options],
      value: availableBy ?? '',
    },
  ];
}

export function buildNewSinceSelect(
  { t }: LanguageContext,
  { newWithinDays }: ListSearch,
): FilterSelectView {
  const [label, any] = [t('filter.newSince'), t('filter.anyDate')];
  const describe = (count: number) => t('filter.newWithin', { count });
  return buildSelect('new', label, any, daySteps, newWithinDays, describe);
}

function capitalize<Text extends string>(text: Text): Capitalize<Text> {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}` as Capitalize<Text>;
}

function buildSelect(
  name: string,
  label: string,
  any: string,
  steps: readonly number[],
  value: number | null,
  format: (step: number) => string,
): FilterSelectView {
  return {
    name,
    label,
    options: [
      { value: '', label: any },
      ...withChosen(steps, value).map((step) => ({ value: String(step), label: format(step) })),
    ],
    value: value === null ? '' : String(value),
  };
}

/** Adds a value from the address as an option of its own. */
function withChosen(steps: readonly number[], value: number | null): number[] {
  return value === null || steps.includes(value)
    ? [...steps]
    : [...steps, value].sort((a, b) => a - b);
}
