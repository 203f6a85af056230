import type { LanguageContext } from '../../i18n/language-context.server';
import { buildTree } from '../../lib/build-tree';
import { writeSpelling } from '../../lib/city-text';
import { formatNumber } from '../../lib/formats';
import { amenities, energyFamilies, joinCity, type ListSearch } from '../../lib/list-search';
import { cityLabel, nameCities } from './city-label';
import type { FilterOptionView } from './listing-list-view';
import type { SearchAnswer } from './search-listings.server';

/** DATA-5: types as a tree; one whose parent is not among them stands at the top. */
export function listTypeOptions(
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

/**
 * FIND-16: every postal code is an entry with its spellings folded beneath it (RULE-10); a chosen one
 * stays even when nothing is left in it.
 */
export function listCityOptions(
  { t, locale }: LanguageContext,
  search: ListSearch,
  { cities }: SearchAnswer,
): FilterOptionView[] {
  const found = cities.map((place) => ({
    ...plainOption('city', place.value, cityLabel(t, place)),
    countText: formatNumber(locale, place.count),
    checked: search.cities.includes(place.value),
    children: listSpellings(locale, search, place),
    childrenTitle: t('filter.spellings'),
  }));
  const shown = new Set(
    found
      .flatMap((option) => [option, ...option.children])
      .filter(({ checked }) => checked)
      .flatMap(({ value }) => value.split(',')),
  );
  const missing = search.cities.filter((value) => !shown.has(value));
  return [
    ...found,
    ...nameCities(t, missing, { cities }).map(({ label, values }) => ({
      ...plainOption('city', values.join(','), label),
      checked: true,
    })),
  ];
}

/** Those that read the same in sentence case are one; a postal code with a single one has none. */
function listSpellings(
  locale: string,
  search: ListSearch,
  { zip, spellings }: SearchAnswer['cities'][number],
): FilterOptionView[] {
  const byName = new Map<string, { values: string[]; count: number }>();
  for (const { name, count } of spellings) {
    const written = writeSpelling(name);
    const known = byName.get(written) ?? { values: [], count: 0 };
    const values = [...known.values, joinCity(name, zip)];
    byName.set(written, { values, count: known.count + count });
  }
  if (byName.size < 2) return [];
  return [...byName].map(([name, { values, count }]) => ({
    ...plainOption('city', values.join(','), name),
    countText: formatNumber(locale, count),
    checked: values.every((value) => search.cities.includes(value)),
  }));
}

/** At least so many bedrooms; the first one is any number. */
export function listBedroomOptions(
  { t, locale }: LanguageContext,
  { minBedrooms }: ListSearch,
  { bedrooms }: SearchAnswer,
): FilterOptionView[] {
  const counts = new Map(bedrooms.map(({ atLeast, count }) => [atLeast, count]));
  const steps = new Set(counts.keys());
  if (minBedrooms !== null) steps.add(minBedrooms);
  const any = plainOption('bedrooms', '', t('filter.anyBedrooms'));
  return [
    { ...any, checked: minBedrooms === null },
    ...[...steps]
      .sort((a, b) => a - b)
      .map((count) => ({
        ...plainOption('bedrooms', String(count), t('filter.minBedrooms', { count })),
        countText: countText(locale, counts.get(count)),
        checked: count === minBedrooms,
      })),
  ];
}

/** The letters of the labels that are there or chosen, best first. */
export function listEnergyOptions(
  { locale }: LanguageContext,
  search: ListSearch,
  { energy }: SearchAnswer,
): FilterOptionView[] {
  const counts = new Map(energy.map(({ family, count }) => [family, count]));
  return energyFamilies
    .filter((family) => counts.has(family) || search.energy.includes(family))
    .map((family) => ({
      ...plainOption('energy', family, family.toUpperCase()),
      countText: formatNumber(locale, counts.get(family) ?? 0),
      checked: search.energy.includes(family),
    }));
}

/** Garage, garden, terrace. */
export function listAmenityOptions(
  { t, locale }: LanguageContext,
  search: ListSearch,
  answer: SearchAnswer,
): FilterOptionView[] {
  return amenities.map((amenity) => ({
    ...plainOption(amenity, '1', t(`filter.${amenity}`)),
    countText: countText(
      locale,
      answer.amenities.find((facet) => facet.amenity === amenity)?.count,
    ),
    checked: search.amenities.includes(amenity),
  }));
}

function plainOption(name: string, value: string, label: string): FilterOptionView {
  return { name, value, label, countText: null, checked: false, children: [] };
}

function countText(locale: string, count: number | undefined): string | null {
  return count === undefined ? null : formatNumber(locale, count);
}
