import type { Core } from '@strapi/strapi';
import { listTowns, type Town } from '@agency/domain/map/list-towns';
import { inLanguage } from '../../platform/rules/in-language';
import { parseArguments } from '../../platform/graphql/parse-arguments';
import { writeCityName } from '@agency/domain/city-name';
import type { Goal } from '@agency/domain/goals';
import type { Place } from '../rules/places/places';
import { measureDistance } from '../rules/places/geo-area';
import { listTypeWords } from '../rules/type-words';
import { findCatalogue, type Catalogue } from '../search/catalogue';
import { findCardsById } from '../search/find-cards';
import { listPlaces } from '../search/name-facets';
import { landingPageArguments } from '../search/search-arguments';
import { eachRow } from '../search/search-index/bit-set';
import { countFacets, type FacetCounts } from '../search/search-index/count-facets';
import { matchFilter } from '../search/search-index/match-filter';
import { NO_FILTER } from '../search/search-index/resolved-filter';
import { listLandingSlugs, type LandingSlugs } from '../search/landing-slugs';
import { findBySlug, findSlugIndexes, listTypes } from '../search/slug-index';

const MOST_NEIGHBOURS = 8;
/** Number of listings of a place that are searched for a type that only listings name. */
const MOST_CARDS = 100;

/** A landing page to link to: a place with listings, or one of its types. */
export interface LandingLink {
  name: string;
  citySlug: string;
  typeSlug: string | null;
  count: number;
}

/** The place and type of a landing page, with links. */
export interface LandingPage {
  /** A value of `cities` in a filter. */
  place: string;
  placeName: string;
  countryId: number;
  countryName: string;
  /** The WebID; null for all types. */
  typeId: string | null;
  typeName: string | null;
  total: number;
  slugs: LandingSlugs[];
  /** The other types of the place's listings. */
  types: LandingLink[];
  /** The nearest other places with such listings. */
  neighbours: LandingLink[];
}

/** Finds the landing page of these slugs, in any language; null if the place or type is unknown. */
export async function findLandingPage(
  strapi: Core.Strapi,
  given: unknown,
): Promise<LandingPage | null> {
  const { language, goal, citySlug, typeSlug } = parseArguments(landingPageArguments, given);
  const catalogue = await findCatalogue(strapi);
  const value = findBySlug(catalogue, 'places', citySlug, language);
  const place = listPlaces(catalogue, language).find((one) => one.value === value);
  if (!place) return null;
  const typeId = typeSlug
    ? (findBySlug(catalogue, 'types', typeSlug, language) ??
      (await findTypeOfListings(strapi, catalogue, { goal, place, typeSlug, language })))
    : null;
  if (typeId === undefined) return null;
  const slugs = listLandingSlugs(catalogue, place.value, typeId);
  if (slugs === null) return null;
  const typeKeys = typeId === null ? null : [typeId];
  const filter = { ...NO_FILTER, goal, cityKeys: place.keys, typeKeys };
  const matches = matchFilter(catalogue.searchIndex, filter);
  const counts = countFacets(catalogue.searchIndex, catalogue.searchIndex[goal], matches);
  const type = typeId === null ? undefined : catalogue.types.get(typeId);
  return {
    place: place.value,
    placeName: namePlace(catalogue, place, language),
    countryId: place.countryId,
    countryName: place.countryName,
    typeId,
    typeName: type ? nameType(type.names, language) : null,
    total: counts.total,
    slugs,
    types: listTypeLinks(catalogue, counts, { place, typeId, language }),
    neighbours: listNeighbours(catalogue, counts, { place, typeId, language }),
  };
}

interface Shown {
  place: Place;
  typeId: string | null;
  language: string;
}

/** Finds a type name that only listings use: their addresses begin with its slug. */
async function findTypeOfListings(
  strapi: Core.Strapi,
  { searchIndex }: Catalogue,
  {
    goal,
    place,
    typeSlug,
    language,
  }: { goal: Goal; place: Place; typeSlug: string; language: string },
): Promise<string | undefined> {
  const matches = matchFilter(searchIndex, { ...NO_FILTER, goal, cityKeys: place.keys });
  const ids: number[] = [];
  eachRow(matches.all, (row) => ids.push(searchIndex[goal].columns.id[row] ?? 0));
  const cards = await findCardsById(strapi, ids.slice(0, MOST_CARDS), language);
  return [...cards.values()].find((card) => card.typeSlug === typeSlug)?.typeId ?? undefined;
}

/**
 * Adds the postal code if another place has the same name, so that no two pages have the same
 * title.
 */
function namePlace(catalogue: Catalogue, place: Place, language: string): string {
  const name = writeCityName(place.name);
  const isShared = listPlaces(catalogue, language).some(
    (other) => other.value !== place.value && writeCityName(other.name) === name,
  );
  return isShared ? `${name} (${place.zip})` : name;
}

function nameType(names: Readonly<Record<string, string>>, language: string): string {
  const name = inLanguage(names, language);
  return listTypeWords(name)[0] ?? name;
}

function listTypeLinks(
  catalogue: Catalogue,
  { types }: FacetCounts,
  { place, typeId, language }: Shown,
): LandingLink[] {
  return listTypes(catalogue)
    .map(({ webId, names }) => ({
      ...linkTo(catalogue, language, place.value, webId),
      webId,
      name: nameType(names, language),
      count: types.get(webId) ?? 0,
    }))
    .filter(({ webId, count }) => count > 0 && webId !== typeId);
}

function listNeighbours(
  catalogue: Catalogue,
  { cities }: FacetCounts,
  { place, typeId, language }: Shown,
): LandingLink[] {
  const from = findCentre(catalogue, place);
  return listPlaces(catalogue, language)
    .filter(({ value }) => value !== place.value)
    .map((other) => ({
      ...linkTo(catalogue, language, other.value, typeId),
      name: namePlace(catalogue, other, language),
      count: other.keys.reduce((sum, key) => sum + (cities.get(key) ?? 0), 0),
      distance: measure(from, findCentre(catalogue, other)),
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MOST_NEIGHBOURS);
}

function linkTo(catalogue: Catalogue, language: string, place: string, typeId: string | null) {
  const { places, types } = findSlugIndexes(catalogue, language);
  return {
    citySlug: places.slugOf(place) ?? '',
    typeSlug: typeId === null ? null : (types.slugOf(typeId) ?? null),
  };
}

interface Point {
  latitude: number;
  longitude: number;
}

/** The centre of the postal code, which every spelling shares, or of a town that only maps name. */
function findCentre({ cities }: Catalogue, { keys, zip, countryId }: Place): Point | null {
  for (const key of keys) {
    const { latitude, longitude } = cities.get(key) ?? {};
    if (typeof latitude === 'number' && typeof longitude === 'number') {
      return { latitude, longitude };
    }
  }
  if (keys.length > 0) return null;
  const isSame = (town: Town): boolean => town.zip === zip && town.countryId === countryId;
  return listTowns('nl').find(isSame) ?? null;
}

/** Returns kilometres; places without a position come last. */
function measure(a: Point | null, b: Point | null): number {
  if (!a || !b) return Number.MAX_VALUE;
  return measureDistance(a.latitude, a.longitude, b.latitude, b.longitude);
}
