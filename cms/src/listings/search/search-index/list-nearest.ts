import { similarPrice } from '@agency/domain/similar-price';
import { measureDistance } from '../../rules/places/geo-area';
import { NO_PLACE } from './listing-columns';
import type { SearchIndex } from './search-index';
import type { Goal } from '@agency/domain/goals';

/** The listing that others are compared with. */
export interface Like {
  goal: Goal;
  /** As in `SearchRow.similar_key`. */
  similarKey: string;
  latitude: number | null;
  longitude: number | null;
  price: number | null;
  /** The keys of the cities with its postal code, which count as near if a position is unknown. */
  cityKeys: readonly string[];
}

/** Kilometres added to listings of the same type with another more specific name. */
const OTHER_KIND = 3;
/** Larger than any distance; used if a position is unknown. */
const FAR = 1e6;
const FARTHEST = FAR + OTHER_KIND;
/** Rows within this distance in kilometres are checked first. */
const NEIGHBOUR = 0.5;

/**
 * Returns the ids of the nearest listings with the same goal and type, including the listing
 * itself, whose price differs by at most the share `band`. Equal distances are sorted by price
 * difference, and listings with the same more specific type are preferred. If a position is
 * unknown, the same postal code counts as near and others come last. Listings without a published
 * price are only returned if this one has none. A group of 32 rows is skipped if its bounds are too
 * far away for the result.
 */
export function listNearest(
  { keys, ...searchIndex }: SearchIndex,
  like: Like,
  count: number,
  band: number = similarPrice,
): number[] {
  const { columns, bounds, all } = searchIndex[like.goal];
  if (like.similarKey === '') return [];
  const type = typeOf(like.similarKey);
  const ownKind = keys.similar.find(like.similarKey);
  const isOfType = keys.similar.texts.map((key) => typeOf(key) === type);
  const best: { row: number; kilometres: number; difference: number }[] = [];
  const ownCities = new Set(like.cityKeys.map((key) => keys.cities.find(key)));
  let farthest = FARTHEST;
  const look = (word: number): void => {
    const end = Math.min((word + 1) << 5, columns.id.length);
    for (let row = word << 5; row < end; row += 1) {
      const kind = columns.similar[row] ?? 0;
      if (!isOfType[kind]) continue;
      const difference = compareTo(columns.price[row] ?? 0, like.price);
      if (difference > band) continue;
      const apart =
        measure(columns.latitude[row], columns.longitude[row], like) ??
        (ownCities.has(columns.city[row]) ? 0 : FAR);
      const kilometres = apart + (kind === ownKind ? 0 : OTHER_KIND);
      if (kilometres > farthest) continue;
      best.push({ row, kilometres, difference });
      best.sort(
        (a, b) => a.kilometres - b.kilometres || a.difference - b.difference || a.row - b.row,
      );
      best.length = Math.min(best.length, count);
      if (best.length === count) farthest = best.at(-1)?.kilometres ?? farthest;
    }
  };
  const least = measureWords(bounds, all.length, like);
  // Checks neighbours first, so that most other groups can be skipped.
  for (const [word, kilometres] of least.entries()) if (kilometres < NEIGHBOUR) look(word);
  for (const [word, kilometres] of least.entries()) {
    if (kilometres >= NEIGHBOUR && kilometres <= farthest) look(word);
  }
  return best.map(({ row }) => columns.id[row] ?? 0);
}

/** Returns the type of a key such as `1:villa`. */
function typeOf(similarKey: string): string {
  return similarKey.slice(0, similarKey.indexOf(':'));
}

/** Returns the minimum distance of each group of 32 rows. */
function measureWords(bounds: Float64Array, size: number, like: Like): Float64Array {
  const { latitude, longitude } = like;
  const distances = new Float64Array(size);
  if (latitude === null || longitude === null) return distances;
  for (let word = 0; word < size; word += 1) {
    const south = bounds[word * 4] ?? 0;
    // A row without a position makes the bounds of its group wide.
    if (south === NO_PLACE) continue;
    const west = bounds[word * 4 + 1] ?? 0;
    const north = bounds[word * 4 + 2] ?? 0;
    const east = bounds[word * 4 + 3] ?? 0;
    const nearLat = Math.min(Math.max(latitude, south), north);
    const nearLng = Math.min(Math.max(longitude, west), east);
    distances[word] = measureDistance(latitude, longitude, nearLat, nearLng);
  }
  return distances;
}

/** Returns kilometres; null if either position is unknown. */
function measure(latitude = NO_PLACE, longitude = NO_PLACE, like: Like): number | null {
  if (like.latitude === null || like.longitude === null || latitude === NO_PLACE) return null;
  return measureDistance(like.latitude, like.longitude, latitude, longitude);
}

/** Returns the price difference as a share of the price; 0 if the price is not published. */
function compareTo(price: number, like: number | null): number {
  if (!like) return 0;
  return price > 0 ? Math.abs(price - like) / like : Number.POSITIVE_INFINITY;
}
