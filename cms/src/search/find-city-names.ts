import type { Core } from '@strapi/strapi';
import { findCatalogue } from './catalogue';
import { listCityKeys } from './resolve-filter';
import { cityNamesArguments, parseArguments } from './search-arguments';

export interface CityNames {
  city: string;
  names: { language: string; name: string }[];
}

/**
 * How the cities of an address (`name|zip`) are called in each language, so that a filter can be
 * carried over to another one (LANG-3). A city nobody knows has no names.
 */
export async function findCityNames(strapi: Core.Strapi, given: unknown): Promise<CityNames[]> {
  const { cities } = parseArguments(cityNamesArguments, given);
  const catalogue = await findCatalogue(strapi);
  return cities.map((city) => {
    const [key] = listCityKeys(city, catalogue);
    const names = catalogue.cities.get(key ?? '')?.names ?? {};
    return { city, names: Object.entries(names).map(([language, name]) => ({ language, name })) };
  });
}
