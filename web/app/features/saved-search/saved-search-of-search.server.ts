import { zipOf, type ListSearch } from '../../lib/rules/list-search';
import type { SavedSearchChoices } from './saved-search-choices';
import { noCriteria, type SavedSearchCriteria } from './saved-search-criteria';

/**
 * Converts a list's filters to a saved search; drops unsupported filters (see {@link
 * keepLostFilters}) and unknown values.
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

/** Returns the filters that a saved search does not support. */
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
