import { askCms } from '../../cms/ask.server';
import { CityNamesDocument } from '../../cms/generated/graphql';
import { serialiseListSearch, type ListSearch } from '../../lib/list-search';
import { translateCities } from './translate-cities';

/**
 * LANG-3: the same filters in another language: `Brussel|1000` becomes `Bruxelles|1000`. Types are
 * ids and stay. A city without a name there keeps the one it has.
 */
export async function createSearchTranslator(
  language: string,
  search: ListSearch,
): Promise<(target: string) => string> {
  const cities = search.cities.filter((city) => city.includes('|'));
  const names =
    cities.length === 0 ? [] : (await askCms(CityNamesDocument, { language, cities })).cityNames;
  return (target) => serialiseListSearch(translateCities(search, names, target));
}
