import type { Goal } from '../../i18n/build-path';
import type { LanguageContext } from '../../i18n/language-context.server';
import { formatCurrency } from '../../lib/currency';
import { formatArea } from '../../lib/formats';
import type { ListSearch } from '../../lib/list-search';
import type { FilterSelectView } from './listing-list-view';

const priceSteps: Readonly<Record<Goal, readonly number[]>> = {
  sale: [100, 150, 200, 250, 300, 350, 400, 500, 600, 750, 1000, 1500, 2000].map((k) => k * 1000),
  rent: [500, 750, 1000, 1250, 1500, 1750, 2000, 2500, 3000, 4000, 5000],
};
const areaSteps = [50, 75, 100, 125, 150, 200, 250, 300];
const daySteps = [1, 7, 30];

/** The lowest and the highest price. */
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

/** The smallest area, and since when a listing is online. */
export function listMoreSelects(
  { t, locale }: LanguageContext,
  { minArea, newWithinDays }: ListSearch,
): FilterSelectView[] {
  return [
    buildSelect('area', t('filter.area'), t('filter.anyArea'), areaSteps, minArea, (area) =>
      t('filter.minArea', { area: formatArea(locale, area) }),
    ),
    buildSelect(
      'new',
      t('filter.newSince'),
      t('filter.anyDate'),
      daySteps,
      newWithinDays,
      (count) => t('filter.newWithin', { count }),
    ),
  ];
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

/** A value typed in the address is a choice of its own. */
function withChosen(steps: readonly number[], value: number | null): number[] {
  return value === null || steps.includes(value)
    ? [...steps]
    : [...steps, value].sort((a, b) => a - b);
}
