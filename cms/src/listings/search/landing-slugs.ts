import type { Core } from '@strapi/strapi';
import { languages } from '@agency/domain/languages';
import { parseArguments } from '../../platform/graphql/parse-arguments';
import { findCatalogue, type Catalogue } from './catalogue';
import { listPlaces } from './name-facets';
import { listCityKeys } from './resolve-filter';
import { landingSlugsArguments } from './search-arguments';
import { findSlugIndexes } from './slug-index';

/** The slugs of a landing page in one language; without a type slug it is for all types. */
export interface LandingSlugs {
  language: string;
  citySlug: string;
  typeSlug: string | null;
}

/**
 * Finds the landing page, in every language, that equals a filter by a city, or by a city and a
 * type; null if the filter does not mean exactly one place, or the city or type is unknown.
 */
export async function findLandingSlugs(
  strapi: Core.Strapi,
  given: unknown,
): Promise<LandingSlugs[] | null> {
  const { city, type } = parseArguments(landingSlugsArguments, given);
  const catalogue = await findCatalogue(strapi);
  const keys = new Set(listCityKeys(city, catalogue));
  const place = listPlaces(catalogue, languages[0]).find((one) => {
    if (keys.size === 0) return one.keys.length === 0 && one.value === city;
    return one.keys.length === keys.size && one.keys.every((key) => keys.has(key));
  });
  return place ? listLandingSlugs(catalogue, place.value, type ?? null) : null;
}

/** Lists the slugs of a place with or without a type; null if either is not in the catalogue. */
export function listLandingSlugs(
  catalogue: Catalogue,
  place: string,
  typeId: string | null,
): LandingSlugs[] | null {
  const slugs = languages.flatMap((language) => {
    const { places, types } = findSlugIndexes(catalogue, language);
    const citySlug = places.slugOf(place);
    const typeSlug = typeId === null ? null : types.slugOf(typeId);
    return citySlug === undefined || typeSlug === undefined
      ? []
      : [{ language, citySlug, typeSlug }];
  });
  return slugs.length === 0 ? null : slugs;
}
