import { amenities, type Amenity } from './amenities';
import { maximumFilters, type MaximumFilter } from './maximums';
import { minimumFilters, type MinimumFilter } from './minimums';

/** Limits of a list that a saved search keeps besides its prices and bedrooms. */
export type SavedLimit = Exclude<MinimumFilter | MaximumFilter, 'minBedrooms' | 'maxBedrooms'>;

export const savedLimits = [...minimumFilters, ...maximumFilters].filter(
  (name): name is SavedLimit => name !== 'minBedrooms' && name !== 'maxBedrooms',
);

/** Amenities of a saved search; places for cars are counted, and open houses pass. */
export const savedAmenities: readonly Amenity[] = amenities.filter(
  (name) => name !== 'garage' && name !== 'openHouse',
);

export function perSavedLimit<Value>(make: (name: SavedLimit) => Value): Record<SavedLimit, Value> {
  const entries = savedLimits.map((name) => [name, make(name)]);
  return Object.fromEntries(entries) as Record<SavedLimit, Value>;
}

/** Returns the values of a stored or sent object, null for those that are missing. */
export function readSavedLimits(given: Readonly<Record<string, unknown>>) {
  return perSavedLimit((name) => {
    const value = given[name];
    return typeof value === 'number' && Number.isFinite(value) ? value : null;
  });
}
