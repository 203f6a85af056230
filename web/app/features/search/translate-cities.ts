import type { CityNamesQuery } from '../../cms/generated/graphql';
import { joinCity, splitCity, type ListSearch } from '../../lib/list-search';

type CityNames = CityNamesQuery['cityNames'];

/** The search with its cities in the target language's names; a postal code is the same in all. */
export function translateCities(search: ListSearch, names: CityNames, target: string): ListSearch {
  return { ...search, cities: search.cities.map((city) => translateCity(city, names, target)) };
}

function translateCity(city: string, names: CityNames, target: string): string {
  if (!city.includes('|')) return city;
  const known = names.find((entry) => entry.city === city);
  const name = known?.names.find(({ language }) => language === target)?.name;
  return name ? joinCity(name, splitCity(city).zip) : city;
}
