import { queryCms } from '../../cms/client/query.server';
import { CityNamesDocument } from '../../cms/generated/graphql';
import { serialiseListSearch, type ListSearch } from '../../lib/rules/list-search';
import { translateCities, translateForeignCities } from './cities/translate-cities';

/**
 * Translates the filters of a search to another language: `Brussel|1000` becomes `Bruxelles|1000`.
 * Type ids and cities without a name in it stay unchanged.
 */
export async function createSearchTranslator(
  language: string,
  search: ListSearch,
): Promise<(target: string) => string> {
  const names = await findNames(language, search);
  return (target) => serialiseListSearch(translateCities(search, names, target));
}

/** Replaces names of cities in other languages by those of this language. */
export async function translateSearch(language: string, search: ListSearch): Promise<ListSearch> {
  return translateForeignCities(search, await findNames(language, search), language);
}

async function findNames(language: string, search: ListSearch) {
  const cities = search.cities.filter((city) => city.includes('|'));
  return cities.length === 0
    ? []
    : (await queryCms(CityNamesDocument, { language, cities })).cityNames;
}
