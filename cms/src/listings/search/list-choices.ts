import type { Core } from '@strapi/strapi';
import { countryIds } from '@agency/domain/countries';
import { inLanguage } from '../../platform/rules/in-language';
import { findRegion } from '@agency/domain/region';
import { groupByZip } from '../rules/places/zip-places';
import { findCatalogue, type CatalogueType } from './catalogue';
import { parseArguments } from '../../platform/graphql/parse-arguments';
import { choicesArguments, cityNamesArguments } from './search-arguments';
import { listCityKeys } from './resolve-filter';

export interface ListingChoices {
  types: { webId: string; parentId: string | null; name: string }[];
  zips: { zip: string; names: string[]; countryId: number; countryName: string; region: string }[];
}

/**
 * Lists every known type and postal code for saved searches, including those without listings
 * today.
 */
export async function listListingChoices(
  strapi: Core.Strapi,
  given: unknown,
): Promise<ListingChoices> {
  const { language } = parseArguments(choicesArguments, given);
  const { types, cities } = await findCatalogue(strapi);
  const spellings = [...cities.values()].map(({ zip, countryId, names, countryNames }) => ({
    zip,
    countryId,
    name: inLanguage(names, language),
    countryName: inLanguage(countryNames, language),
  }));
  return {
    types: [...types.values()].filter(isOwnOrPlaced).map(({ webId, parentWebId, names }) => ({
      webId,
      parentId: parentWebId !== null && types.has(parentWebId) ? parentWebId : null,
      name: inLanguage(names, language) || webId,
    })),
    zips: groupByZip(spellings).map((place) => ({
      ...place,
      region: place.countryId === countryIds.belgium ? findRegion(place.zip) : '',
    })),
  };
}

/** Excludes kinds below types that the agency does not have. */
function isOwnOrPlaced({ kind, parentWebId }: CatalogueType): boolean {
  return kind === null || parentWebId !== null;
}

interface CityNames {
  city: string;
  names: { language: string; name: string }[];
}

/**
 * Returns the names of an address's cities (`name|zip`) in each language, so that a filter can be
 * translated. Prefers the city with that spelling in the language, else the first. Unknown cities
 * have no names.
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
