import { zipOf, type ListSearch } from '../../lib/rules/list-search';
import type { SavedSearchChoices } from './saved-search-choices';
import { noCriteria, type SavedSearchCriteria } from './saved-search-criteria';

/**
 * FORM-9: a list's filters as a saved search; what a saved search has no place for is left out (see
 * {@link keepLostFilters}), and so is what is not among the choices.
 */
export function readSavedSearch(
  goal: SavedSearchCriteria['goal'],
  search: ListSearch,
  choices: SavedSearchChoices,
): SavedSearchCriteria {
  const zips = new Set(search.cities.map(zipOf));
  const types = new Set(search.types);
  return {
    ...noCriteria,
    goal,
    types: choices.types
      .filter(({ webId, above }) => types.has(webId) || above.some((group) => types.has(group)))
      .map(({ webId }) => webId),
    zips: choices.zips.filter(({ zip }) => zips.has(zip)).map(({ zip }) => zip),
    minPrice: search.minPrice,
    maxPrice: search.maxPrice,
    minBedrooms: search.minBedrooms,
    minGarages: search.amenities.includes('garage') ? 1 : null,
  };
}

/** The filters of a search that no saved search can keep; the rest of it is as {@link readSavedSearch} says. */
export function keepLostFilters({ amenities, ...search }: ListSearch): ListSearch {
  return {
    ...search,
    types: [],
    cities: [],
    minPrice: null,
    maxPrice: null,
    minBedrooms: null,
    amenities: amenities.filter((amenity) => amenity !== 'garage'),
  };
}
