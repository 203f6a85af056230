import { queryCms } from '../../cms/client/query.server';
import { CityNamesDocument } from '../../cms/generated/graphql';
import { serialiseListSearch, type ListSearch } from '../../lib/rules/list-search';
import { translateCities, translateForeignCities } from './cities/translate-cities';

/**
 * Returns a function that translates a search: `Brussel|1000` becomes `Bruxelles|1000`. Types are
 * ids and stay. A city without a translation keeps its name.
 */
export async function createSearchTranslator(
  language: string,
  search: ListSearch,
): Promise<(target: string) => string> {
  const names = await findNames(language, search);
  return (target) => serialiseListSearch(translateCities(search, names, target));
}

/** Replaces city names of another language in a search by those of this one. */
export async function translateSearch(language: string, search: ListSearch): Promise<ListSearch> {
  return translateForeignCities(search, await findNames(language, search), language);
}

async function findNames(language: string, search: ListSearch) {
  const cities = search.cities.filter((city) => city.includes('|'));
  return cities.length === 0
    ? []
    : (await queryCms(CityNamesDocument, { language, cities })).cityNames;
}
