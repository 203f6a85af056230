import { measureDistance } from '../../rules/geo-area';
import { hasBit } from './bit-set';
import { NO_PLACE, NO_PRICE } from './listing-columns';
import type { GoalListings } from './portfolio';

/** What others are held against. */
export interface Like {
  latitude: number | null;
  longitude: number | null;
  price: number | null;
  /** The WebID of its type, and of the topmost above that. */
  typeId: string | null;
  family: string | null;
}

const MOST_KILOMETRES = 30;
const MOST_TIMES_THE_PRICE = 2;
/** So much farther away or dearer weighs as much as another type of the same family. */
const KILOMETRES = 5;
const TIMES_THE_PRICE = 1.25;
/** Where the price or the place of the one or the other is not known. */
const UNKNOWN = 1.5;
/** Rows this near are looked at first. */
const NEIGHBOUR = 0.1;

/**
 * The ids of the nearest listings of the same family of types, the likest first, itself among them: at
 * most 30 km away and half to twice the price (DETAIL-9). Of 32 neighbouring rows none is looked at
 * when the nearest of their bounds is too far to be among the best.
 */
export function listNearest(listings: GoalListings, like: Like, count: number): number[] {
  const family = listings.sets.types.get(like.family ?? '');
  if (!family) return [];
  const own = listings.sets.types.get(like.typeId ?? '');
  const best: { row: number; score: number }[] = [];
  let worst = Number.POSITIVE_INFINITY;
  const look = (word: number): void => {
    for (let rest = family[word] ?? 0; rest !== 0; rest &= rest - 1) {
      const row = (word << 5) + 31 - Math.clz32(rest & -rest);
      let score = own && hasBit(own, row) ? 0 : 1;
      if (score < worst) score += scorePlace(listings, row, like);
      if (score < worst) score += scorePrice(listings, row, like);
      if (score >= worst) continue;
      best.push({ row, score });
      best.sort((a, b) => a.score - b.score || a.row - b.row);
      best.length = Math.min(best.length, count);
      if (best.length === count) worst = best.at(-1)?.score ?? worst;
    }
  };
  const least = scoreWords(listings.bounds, like);
  // The neighbours first: after them few others can be among the best.
  for (const [word, score] of least.entries()) if (score < NEIGHBOUR) look(word);
  for (const [word, score] of least.entries()) {
    if (score >= NEIGHBOUR && score < worst) look(word);
  }
  return best.map(({ row }) => listings.columns.id[row] ?? 0);
}

/** The least score that one of each 32 rows can have for its place. */
function scoreWords(bounds: Float64Array, { latitude, longitude }: Like): Float64Array {
  const scores = new Float64Array(bounds.length / 4);
  if (latitude === null || longitude === null) return scores;
  for (let word = 0; word < scores.length; word += 1) {
    const south = bounds[word * 4] ?? 0;
    // A row without a place makes the bounds of its neighbours wide.
    if (south === NO_PLACE) continue;
    const west = bounds[word * 4 + 1] ?? 0;
    const north = bounds[word * 4 + 2] ?? 0;
    const east = bounds[word * 4 + 3] ?? 0;
    const nearLat = Math.min(Math.max(latitude, south), north);
    const nearLng = Math.min(Math.max(longitude, west), east);
    scores[word] = measureDistance(latitude, longitude, nearLat, nearLng) / KILOMETRES;
  }
  return scores;
}

function scorePlace({ columns }: GoalListings, row: number, like: Like): number {
  const latitude = columns.latitude[row] ?? NO_PLACE;
  const longitude = columns.longitude[row] ?? NO_PLACE;
  if (like.latitude === null || like.longitude === null || latitude === NO_PLACE) return UNKNOWN;
  const kilometres = measureDistance(like.latitude, like.longitude, latitude, longitude);
  return kilometres > MOST_KILOMETRES ? Number.POSITIVE_INFINITY : kilometres / KILOMETRES;
}

function scorePrice({ columns }: GoalListings, row: number, like: Like): number {
  const price = columns.price[row] ?? NO_PRICE;
  if (!like.price || price <= 0) return UNKNOWN;
  const times = price > like.price ? price / like.price : like.price / price;
  return times > MOST_TIMES_THE_PRICE
    ? Number.POSITIVE_INFINITY
    : Math.log(times) / Math.log(TIMES_THE_PRICE);
}
