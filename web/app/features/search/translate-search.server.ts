import { askCms } from '../../cms/ask.server';
import { CityNamesDocument, type CityNamesQuery } from '../../cms/generated/graphql';
import { serialiseListSearch, type ListSearch } from '../../lib/list-search';

type CityNames = CityNamesQuery['cityNames'];

/**
 * LANG-3: the same filters in another language: `Brussel|1000` becomes `Bruxelles|1000`. Types are
 * ids and stay. A city without a name there keeps the one it has.
 */
export async function createSearchTranslator(
  language: string,
  search: ListSearch,
): Promise<(target: string) => string> {
  const names =
    search.cities.length === 0
      ? []
      : (await askCms(CityNamesDocument, { language, cities: [...search.cities] })).cityNames;
  return (target) => serialiseListSearch(translateCities(search, names, target));
}

/** The search with its cities in the target language's names. */
export function translateCities(search: ListSearch, names: CityNames, target: string): ListSearch {
  return { ...search, cities: search.cities.map((city) => translateCity(city, names, target)) };
}

function translateCity(city: string, names: CityNames, target: string): string {
  const known = names.find((entry) => entry.city === city);
  const name = known?.names.find(({ language }) => language === target)?.name;
  return name ? `${name}|${city.split('|')[1] ?? ''}` : city;
}
