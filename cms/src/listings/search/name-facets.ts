import { isLanguage } from '@agency/domain/languages';
import { listTowns } from '@agency/domain/map/list-towns';
import { inLanguage } from '../../platform/rules/in-language';
import { groupPlaces, joinPlace, type Place } from '../rules/places/places';
import type { Catalogue, CatalogueType } from './catalogue';
import type { FacetCounts } from './search-index/count-facets';
import type { CitySelection, ResolvedFilter } from './search-index/resolved-filter';

export interface TypeFacet {
  webId: string;
  parentId: string | null;
  name: string;
  count: number;
}

/** A postal code with the sum of its spellings, each of which is an entry too. */
export interface CityFacet extends Omit<Place, 'keys' | 'spellings'> {
  count: number;
  /** The filter values, in any language, that select all of it. */
  selectedBy: string[];
  spellings: SpellingFacet[];
}

interface SpellingFacet {
  name: string;
  count: number;
  /** The filter values that select it but not all of its postal code. */
  selectedBy: string[];
}

/**
 * Lists every type in a language with its count, and the kinds below them that the goal has or the
 * filter asks for.
 */
export function nameTypes(
  { types }: FacetCounts,
  { goal, typeKeys }: Pick<ResolvedFilter, 'goal' | 'typeKeys'>,
  catalogue: Catalogue,
  language: string,
): TypeFacet[] {
  const isShown = ({ webId, kind, counts }: CatalogueType): boolean =>
    kind === null || counts[goal] > 0 || (typeKeys?.includes(webId) ?? false);
  return [...catalogue.types.values()].filter(isShown).map(({ webId, parentWebId, names }) => {
    const name = names[language] ?? Object.values(names)[0] ?? webId;
    const parentId = parentWebId !== null && catalogue.types.has(parentWebId) ? parentWebId : null;
    return { webId, parentId, name, count: types.get(webId) ?? 0 };
  });
}

/**
 * Lists places by name in a language: those with listings or selected, each with its spellings of
 * that kind. If none has listings, lists every place of the goal, so that visitors can still change
 * the filter.
 */
export function nameCities(
  { cities }: FacetCounts,
  { goal, cityKeys, citySelections }: Pick<ResolvedFilter, 'goal' | 'cityKeys' | 'citySelections'>,
  catalogue: Catalogue,
  language: string,
): CityFacet[] {
  const count = (keys: readonly string[]): number =>
    keys.reduce((sum, key) => sum + (cities.get(key) ?? 0), 0);
  const isOffered = (key: string): boolean => (catalogue.cities.get(key)?.counts[goal] ?? 0) > 0;
  const isShown = (keys: readonly string[]): boolean =>
    cities.size > 0
      ? count(keys) > 0 || keys.some((key) => cityKeys?.includes(key))
      : keys.some((key) => isOffered(key) || cityKeys?.includes(key));
  const isAsked = (place: string): boolean => citySelections.some(({ value }) => value === place);
  return listPlaces(catalogue, language)
    .filter(({ keys, value }) => isShown(keys) || (keys.length === 0 && isAsked(value)))
    .map(({ keys, spellings, ...place }) => {
      const isWhole = (selection: CitySelection): boolean =>
        keys.length > 0 ? selectsAll(selection, keys) : selection.value === place.value;
      const parts = citySelections.filter((selection) => !isWhole(selection));
      return {
        ...place,
        count: count(keys),
        selectedBy: citySelections.filter(isWhole).map(({ value }) => value),
        spellings: spellings
          .filter((spelling) => isShown(spelling.keys))
          .map((spelling) => ({
            name: spelling.name,
            count: count(spelling.keys),
            selectedBy: parts
              .filter((selection) => selectsSome(selection, spelling.keys))
              .map(({ value }) => value),
          })),
      };
    });
}

function selectsAll(selection: CitySelection, keys: readonly string[]): boolean {
  return keys.every((key) => selection.keys.includes(key));
}

function selectsSome(selection: CitySelection, keys: readonly string[]): boolean {
  return keys.some((key) => selection.keys.includes(key));
}

/** Sorted once per language and version of the data, since that costs more than counting. */
const remembered = new WeakMap<Catalogue, Map<string, Place[]>>();

/**
 * Lists every place in a language, including those without listings; towns that only maps name have
 * no keys.
 */
export function listPlaces(catalogue: Catalogue, language: string): Place[] {
  const byLanguage = remembered.get(catalogue) ?? new Map<string, Place[]>();
  remembered.set(catalogue, byLanguage);
  const known = byLanguage.get(language);
  if (known) return known;
  const cities = [...catalogue.cities.values()].map(({ key, zip, countryId, counts, ...city }) => {
    const name = inLanguage(city.names, language);
    const countryName = inLanguage(city.countryNames, language);
    return {
      key,
      name,
      zip,
      countryId,
      countryName,
      listings: counts.sale + counts.rent,
    };
  });
  const places = addTowns(groupPlaces(cities, language), language);
  byLanguage.set(language, places);
  return places;
}

/** Adds the towns that maps name and that have no known listing. */
function addTowns(places: readonly Place[], language: string): Place[] {
  const known = new Set(places.map(({ value }) => value));
  const towns = listTowns(isLanguage(language) ? language : 'nl')
    .map((town) => ({ ...town, value: joinPlace(town.zip, town.countryId) }))
    .filter(({ value }) => !known.has(value))
    .map(({ value, zip, name, countryId }) => {
      const countryName = places.find((place) => place.countryId === countryId)?.countryName ?? '';
      return { value, name, zip, countryId, countryName, keys: [], spellings: [] };
    });
  const { compare } = new Intl.Collator(language);
  return [...places, ...towns].sort((a, b) => compare(a.name, b.name) || compare(a.zip, b.zip));
}
