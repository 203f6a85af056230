import type { Core } from '@strapi/strapi';
import { languages } from '@agency/domain/languages';
import { parseArguments } from '../../platform/graphql/parse-arguments';
import { findCatalogue, type Catalogue } from './catalogue';
import { listPlaces } from './name-facets';
import { listCityKeys } from './resolve-filter';
import { landingSlugsArguments } from './search-arguments';
import { findSlugIndexes } from './slug-index';

/** What the address of a landing page is made of in one language; all types without a slug of one. */
export interface LandingSlugs {
  language: string;
  citySlug: string;
  typeSlug: string | null;
}

/**
 * FIND-17: the landing page that says the same as a filter by a city, or by a city and a type: in every
 * language; null where the city is not exactly one place, or nobody knows it or the type.
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

/** The slugs of a place with a type or without; null when the catalogue lacks the one or the other. */
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
