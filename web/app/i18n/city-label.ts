import type { TFunction } from 'i18next';
import { writeCityName, writeSpelling } from '@agency/domain/city-name';
import { findForeignCountry } from '../lib/text/city-text';
import { splitCity } from '../lib/rules/list-search';

interface City {
  readonly name: string;
  readonly zip: string;
  readonly countryId?: number | null;
  readonly countryName?: string | null;
}

/** A city that a list can be filtered by, and the values of the address that choose it. */
export interface CityChoice extends City {
  readonly selectedBy: readonly string[];
  readonly spellings: readonly { readonly name: string; readonly selectedBy: readonly string[] }[];
}

/**
 * A postal code to choose: `Brussel (1000)`, `Strassen (8001, Luxembourg)` in another country (RULE-4),
 * and `Luxembourg (1009)` where both are called the same.
 */
export function cityLabel(t: TFunction, { name, zip, ...country }: City): string {
  const written = writeCityName(name);
  const abroad = findForeignCountry(country);
  const isNamed = abroad !== null && abroad !== written;
  return t('quickSearch.city', { name: written, zip: isNamed ? `${zip}, ${abroad}` : zip });
}

/** Cities of a search that are called the same, in words. */
export interface NamedCities {
  readonly name: string;
  readonly label: string;
  /** As the address names them. */
  readonly values: readonly string[];
  /** False for a place that no listing has. */
  readonly isKnown: boolean;
}

/** The cities of a search in words (FIND-16); spellings that differ in their case alone are one. */
export function nameCities(
  t: TFunction,
  values: readonly string[],
  { cities }: { readonly cities: readonly CityChoice[] },
): NamedCities[] {
  const named = new Map<string, NamedCities>();
  for (const value of values) {
    const city = nameCity(t, value, cities);
    const known = named.get(city.label);
    named.set(city.label, {
      ...city,
      values: [...(known?.values ?? []), value],
    });
  }
  return [...named.values()];
}

function nameCity(
  t: TFunction,
  value: string,
  cities: readonly CityChoice[],
): Omit<NamedCities, 'values'> {
  const [place, ...others] = cities.filter(({ selectedBy }) => selectedBy.includes(value));
  if (place && others.length === 0) {
    return { name: writeCityName(place.name), label: cityLabel(t, place), isKnown: true };
  }
  if (!value.includes('|')) return { name: value, label: value, isKnown: others.length > 0 };
  const { zip, ...written } = splitCity(value);
  const spelling = findSpelling(value, cities);
  const name = spelling ?? written.name;
  return {
    name: writeCityName(name),
    label: t('quickSearch.city', { name: writeSpelling(name), zip }),
    isKnown: spelling !== null,
  };
}

/** How the language of the page spells a city of the address; null where nobody knows it. */
function findSpelling(value: string, cities: readonly CityChoice[]): string | null {
  const spellings = cities.flatMap((city) => city.spellings);
  return spellings.find(({ selectedBy }) => selectedBy.includes(value))?.name ?? null;
}
