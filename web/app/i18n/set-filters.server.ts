import {
  choiceFilters,
  choiceNames,
  type choices,
  type ChoiceFilter,
} from '@agency/domain/choices';
import { findMaximum, maximumFilters, type MaximumFilter } from '@agency/domain/maximums';
import { findMinimum, minimumFilters, type MinimumFilter } from '@agency/domain/minimums';
import type { Near } from '@agency/domain/near-kinds';
import type { LanguageContext } from './language-context.server';
import { formatCurrency } from '@agency/domain/money';
import { formatArea, formatDate, formatMetres } from '../lib/text/formats';
import type { ListSearch } from '../lib/rules/list-search';
import { nameCities, type CityChoice } from './city-label';

type Choices = {
  readonly types: readonly { readonly webId: string; readonly name: string }[];
  readonly cities: readonly CityChoice[];
};

/** An active filter in words, and the criteria without it. */
export type SetFilter = { label: string; without: Partial<ListSearch> };

export function listSetFilters(
  context: LanguageContext,
  search: ListSearch,
  answer: Choices,
): SetFilter[] {
  const { t } = context;
  const filters: SetFilter[] = [];
  const add = (label: string, without: Partial<ListSearch>) => filters.push({ label, without });

  if (search.text !== '') add(search.text, { text: '' });
  for (const type of search.types) {
    const name = answer.types.find(({ webId }) => webId === type)?.name ?? type;
    add(name, { types: search.types.filter((other) => other !== type) });
  }
  for (const { label, values } of nameCities(t, search.cities, answer)) {
    add(label, {
      cities: search.cities.filter((city) => !values.includes(city)),
    });
  }
  const price = describePrice(context, search);
  if (price !== null) add(price, { minPrice: null, maxPrice: null });
  for (const filter of minimumFilters) {
    const least = search[filter];
    if (least !== null) add(describeMinimum(context, filter, least), { [filter]: null });
  }
  for (const filter of maximumFilters) {
    const most = search[filter];
    if (most !== null) add(describeMaximum(context, filter, most), { [filter]: null });
  }
  for (const filter of choiceFilters) {
    for (const value of search[filter]) {
      const name = t(`filter.${choiceNames[filter]}`);
      add(t('filter.choice', { name, value: describeChoice(context, filter, value) }), {
        [filter]: search[filter].filter((other) => other !== value),
      });
    }
  }
  for (const amenity of search.amenities) {
    add(t(`filter.${amenity}`), {
      amenities: search.amenities.filter((other) => other !== amenity),
    });
  }
  for (const wish of search.near) {
    add(describeNear(context, wish), { near: search.near.filter((other) => other !== wish) });
  }
  if (search.newWithinDays !== null) {
    add(t('filter.newWithin', { count: search.newWithinDays }), {
      newWithinDays: null,
    });
  }
  if (search.availableBy !== null) {
    add(describeAvailable(context, search.availableBy), { availableBy: null });
  }
  if (search.within.length > 0) add(t('filter.within'), { within: [] });
  if (search.box !== null) add(t('filter.box'), { box: null });
  return filters;
}

/** Formats e.g. `Station op 800 m`. */
export function describeNear({ t, locale }: LanguageContext, { kind, metres }: Near): string {
  return t('filter.nearWithin', {
    kind: t(`nearby.${kind}`),
    distance: formatMetres(locale, metres),
  });
}

export function describeMinimum(
  { t, locale }: LanguageContext,
  filter: MinimumFilter,
  least: number,
): string {
  return t(`filter.${filter}`, formatLimit(locale, findMinimum(filter).unit, least));
}

export function describeMaximum(
  { t, locale }: LanguageContext,
  filter: MaximumFilter,
  most: number,
): string {
  return t(`filter.most.${filter}`, formatLimit(locale, findMaximum(filter).unit, most));
}

function formatLimit(locale: string, unit: 'count' | 'area' | 'year', limit: number) {
  return { count: limit, area: formatArea(locale, limit), year: unit === 'year' ? limit : '' };
}

/** Formats `Beschikbaar op 1 januari 2027`, or that it is available now. */
export function describeAvailable({ t, locale }: LanguageContext, day: string): string {
  if (day === 'now') return t('filter.availableNow');
  return t('filter.availableBy', { day: formatDate(locale, day) ?? day });
}

/** Dictionary keys of the values: `filter.energyValues.a` and so on. */
type ChoiceKey = {
  [
    Filter in ChoiceFilter
  ]: `filter.${(typeof choiceNames)[Filter]}Values.${(typeof choices)[Filter]['values'][number]}`;
}[ChoiceFilter];

export function describeChoice(
  { t }: LanguageContext,
  filter: ChoiceFilter,
  value: string,
): string {
  return t(`filter.${choiceNames[filter]}Values.${value}` as ChoiceKey);
}

/** Formats the minimum and maximum price; null if neither is set. */
export function describePrice(
  { t }: LanguageContext,
  { minPrice, maxPrice }: ListSearch,
): string | null {
  if (minPrice !== null && maxPrice !== null) {
    const [min, max] = [formatCurrency(minPrice), formatCurrency(maxPrice)];
    return t('filter.priceBetween', { min, max });
  }
  if (minPrice !== null) return t('filter.priceFrom', { price: formatCurrency(minPrice) });
  if (maxPrice !== null) return t('filter.priceTo', { price: formatCurrency(maxPrice) });
  return null;
}
