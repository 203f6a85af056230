import type { CityNamesQuery } from '../../../cms/generated/graphql';
import { joinCity, splitCity, type ListSearch } from '../../../lib/rules/list-search';

type CityNames = CityNamesQuery['cityNames'];

/** Translates the cities of a search to the target language; postal codes are the same in all. */
export function translateCities(search: ListSearch, names: CityNames, target: string): ListSearch {
  return { ...search, cities: search.cities.map((city) => translateCity(city, names, target)) };
}

/**
 * Replaces names of cities in another language by those of this one. Unknown spellings stay, since
 * they can mean several cities.
 */
export function translateForeignCities(
  search: ListSearch,
  names: CityNames,
  language: string,
): ListSearch {
  const isForeign = (city: string): boolean => {
    const known = names.find((entry) => entry.city === city)?.names ?? [];
    const spelledSo = known.filter(({ name }) => name === splitCity(city).name);
    return spelledSo.length > 0 && !spelledSo.some((name) => name.language === language);
  };
  const translate = (city: string): string =>
    isForeign(city) ? translateCity(city, names, language) : city;
  return { ...search, cities: search.cities.map(translate) };
}

function translateCity(city: string, names: CityNames, target: string): string {
  if (!city.includes('|')) return city;
  const known = names.find((entry) => entry.city === city);
  const name = known?.names.find(({ language }) => language === target)?.name;
  return name ? joinCity(name, splitCity(city).zip) : city;
}
