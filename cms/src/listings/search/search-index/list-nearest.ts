import { similarPrice } from '@agency/domain/similar-price';
import { measureDistance } from '../../rules/places/geo-area';
import { NO_PLACE } from './listing-columns';
import type { SearchIndex } from './search-index';
import type { Goal } from '@agency/domain/goals';

/** What others are held against. */
export interface Like {
  goal: Goal;
  /** As `SearchRow.similar_key`. */
  similarKey: string;
  latitude: number | null;
  longitude: number | null;
  price: number | null;
  /** The keys of the cities with its postal code: near where a place is not known. */
  cityKeys: readonly string[];
}

/** One of another kind of the same type counts as so many kilometres farther. */
const OTHER_KIND = 3;
/** Farther than any two places: where none is known. */
const FAR = 1e6;
const FARTHEST = FAR + OTHER_KIND;
/** Rows this near, in kilometres, are looked at first. */
const NEIGHBOUR = 0.5;

/**
 * The ids of the nearest listings of the same goal and type, itself among them, dearer or cheaper by at most
 * `band` of the price, the nearer in price first where they are equally near. Those of its own kind, such as
 * villas, are preferred. Where the one or the other has no place, the same postal code is near and any other
 * comes last. One without a published price comes only where there is none to compare with. Of 32
 * neighbouring rows none is looked at when the nearest of their bounds is too far to be among the best.
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
  // The neighbours first: after them few others can be among the best.
  for (const [word, kilometres] of least.entries()) if (kilometres < NEIGHBOUR) look(word);
  for (const [word, kilometres] of least.entries()) {
    if (kilometres >= NEIGHBOUR && kilometres <= farthest) look(word);
  }
  return best.map(({ row }) => columns.id[row] ?? 0);
}

/** The type of a key such as `1:villa`. */
function typeOf(similarKey: string): string {
  return similarKey.slice(0, similarKey.indexOf(':'));
}

/** The least distance that one of each 32 rows can have. */
function measureWords(bounds: Float64Array, size: number, like: Like): Float64Array {
  const { latitude, longitude } = like;
  const distances = new Float64Array(size);
  if (latitude === null || longitude === null) return distances;
  for (let word = 0; word < size; word += 1) {
    const south = bounds[word * 4] ?? 0;
    // A row without a place makes the bounds of its neighbours wide.
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

/** In kilometres; null where the one or the other has no place. */
function measure(latitude = NO_PLACE, longitude = NO_PLACE, like: Like): number | null {
  if (like.latitude === null || like.longitude === null || latitude === NO_PLACE) return null;
  return measureDistance(like.latitude, like.longitude, latitude, longitude);
}

/** How much dearer or cheaper, as a share of the price; nothing is when that is not published. */
function compareTo(price: number, like: number | null): number {
  if (!like) return 0;
  return price > 0 ? Math.abs(price - like) / like : Number.POSITIVE_INFINITY;
}
