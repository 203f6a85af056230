import { isKind } from '@agency/domain/kinds';
import { perSavedLimit, savedAmenities } from '@agency/domain/saved-limits';
import { formatIsoDay } from '../../lib/text/formats';
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
  const types = new Set(listChosenTypes(search.types, choices));
  return {
    ...noCriteria,
    goal,
    types: choices.types
      .filter(({ webId, above }) => {
        return types.has(webId) || (!isKind(webId) && above.some((group) => types.has(group)));
      })
      .map(({ webId }) => webId),
    zips: choices.zips.filter(({ zip }) => zips.has(zip)).map(({ zip }) => zip),
    minPrice: search.minPrice,
    maxPrice: search.maxPrice,
    minBedrooms: search.minBedrooms,
    maxBedrooms: search.maxBedrooms,
    ...perSavedLimit((name) => search[name]),
    availableBy: search.availableBy === 'now' ? formatIsoDay(new Date()) : search.availableBy,
    amenities: search.amenities.filter((name) => savedAmenities.includes(name)),
    minGarages: search.amenities.includes('garage') ? 1 : null,
  };
}

/** Returns the types without those that a chosen kind narrows, as in lists. */
function listChosenTypes(types: readonly string[], choices: SavedSearchChoices): string[] {
  const narrowed = choices.types
    .filter(({ webId }) => isKind(webId) && types.includes(webId))
    .flatMap(({ above }) => above);
  return types.filter((type) => !narrowed.includes(type));
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
    maxBedrooms: null,
    ...perSavedLimit(() => null),
    availableBy: null,
    amenities: amenities.filter((name) => name !== 'garage' && !savedAmenities.includes(name)),
  };
}
