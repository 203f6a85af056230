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

/** A city in the list's filter, and the values in the address that select it. */
export interface CityChoice extends City {
  readonly selectedBy: readonly string[];
  readonly spellings: readonly { readonly name: string; readonly selectedBy: readonly string[] }[];
}

/**
 * Formats a city with its postal code: `Brussel (1000)`, `Strassen (8001, Luxembourg)` for another
 * country, `Luxembourg (1009)` where city and country have the same name.
 */
export function cityLabel(t: TFunction, { name, zip, ...country }: City): string {
  const written = writeCityName(name);
  const abroad = findForeignCountry(country);
  const isNamed = abroad !== null && abroad !== written;
  return t('quickSearch.city', { name: written, zip: isNamed ? `${zip}, ${abroad}` : zip });
}

export interface NamedCities {
  readonly name: string;
  readonly label: string;
  readonly values: readonly string[];
  /** False for a place that no listing has. */
  readonly isKnown: boolean;
}

/** Names the cities of a search; spellings that differ only in case are merged. */
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

function findSpelling(value: string, cities: readonly CityChoice[]): string | null {
  const spellings = cities.flatMap((city) => city.spellings);
  return spellings.find(({ selectedBy }) => selectedBy.includes(value))?.name ?? null;
}
