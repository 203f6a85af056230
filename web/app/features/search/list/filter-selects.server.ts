import { findMinimum, minimumFilters, minimumNames } from '@agency/domain/minimums';
import type { Goal } from '@agency/domain/goals';
import type { LanguageContext } from '../../../i18n/language-context.server';
import { formatCurrency } from '@agency/domain/money';
import { describeMinimum } from '../../../i18n/set-filters.server';
import { formatNumber } from '../../../lib/text/formats';
import type { ListSearch } from '../../../lib/rules/list-search';
import type { FilterSelectView } from './listing-list-view';
import type { SearchFacets } from '../search-listings.server';

const priceSteps: Readonly<Record<Goal, readonly number[]>> = {
  sale: [100, 150, 200, 250, 300, 350, 400, 500, 600, 750, 1000, 1500, 2000].map((k) => k * 1000),
  rent: [500, 750, 1000, 1250, 1500, 1750, 2000, 2500, 3000, 4000, 5000],
};
const daySteps = [1, 7, 30];

export function listPriceSelects(
  { t }: LanguageContext,
  goal: Goal,
  { minPrice, maxPrice }: ListSearch,
): FilterSelectView[] {
  const any = t('filter.anyPrice');
  const steps = priceSteps[goal];
  return [
    buildSelect('price', t('filter.minPrice'), any, steps, minPrice, formatCurrency),
    buildSelect('price', t('filter.maxPrice'), any, steps, maxPrice, formatCurrency),
  ];
}

/** Builds the minimum filters without their own menu. */
export function listSizeSelects(
  context: LanguageContext,
  search: ListSearch,
  { minimums }: Pick<SearchFacets, 'minimums'>,
): FilterSelectView[] {
  const { t } = context;
  return minimumFilters
    .filter((filter) => filter !== 'minBedrooms')
    .map((filter) => {
      const name = minimumNames[filter];
      const facet = minimums.find((one) => one.filter === filter);
      return buildSelect(
        name,
        t(`filter.${name}`),
        t(`filter.any${capitalize(name)}`),
        findMinimum(filter).steps,
        search[filter],
        (step) => withCount(context, describeMinimum(context, filter, step), step, facet),
      );
    });
}

export function buildNewSinceSelect(
  { t }: LanguageContext,
  { newWithinDays }: ListSearch,
): FilterSelectView {
  const [label, any] = [t('filter.newSince'), t('filter.anyDate')];
  const describe = (count: number) => t('filter.newWithin', { count });
  return buildSelect('new', label, any, daySteps, newWithinDays, describe);
}

/** Adds the number of results to an option, if it is known. */
function withCount(
  { locale }: LanguageContext,
  label: string,
  step: number,
  facet: SearchFacets['minimums'][number] | undefined,
): string {
  const count = facet?.steps.find(({ atLeast }) => atLeast === step)?.count;
  return count === undefined ? label : `${label} (${formatNumber(locale, count)})`;
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

/** Adds a value that was typed in the address as an option. */
function withChosen(steps: readonly number[], value: number | null): number[] {
  return value === null || steps.includes(value)
    ? [...steps]
    : [...steps, value].sort((a, b) => a - b);
}
