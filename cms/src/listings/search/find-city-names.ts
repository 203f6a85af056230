import type { Core } from '@strapi/strapi';
import { findCatalogue } from './catalogue';
import { listCityKeys } from './resolve-filter';
import { parseArguments } from '../../platform/graphql/parse-arguments';
import { cityNamesArguments } from './search-arguments';

export interface CityNames {
  city: string;
  names: { language: string; name: string }[];
}

/**
 * How the cities of an address (`name|zip`) are called in each language, so that a filter can be
 * carried over to another one (LANG-3): of those that it means, the one that the language spells so,
 * else the first. A city nobody knows has no names.
 */
export async function findCityNames(strapi: Core.Strapi, given: unknown): Promise<CityNames[]> {
  const { language, cities } = parseArguments(cityNamesArguments, given);
  const catalogue = await findCatalogue(strapi);
  return cities.map((city) => {
    const meant = listCityKeys(city, catalogue).flatMap((key) => catalogue.cities.get(key) ?? []);
    const own = meant.find(({ names, zip }) => `${names[language]}|${zip}` === city);
    const names = (own ?? meant[0])?.names ?? {};
    return { city, names: Object.entries(names).map(([language, name]) => ({ language, name })) };
  });
}
