import { measureDistance } from '../rules/geo-area';
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

/**
 * The ids of the nearest listings of the same family of types, the likest first, itself among them: at
 * most 30 km away and half to twice the price (DETAIL-9). Of 32 neighbouring rows none is looked at
 * when the nearest of their bounds is too far to be among the best.
 */
export function listNearest(listings: GoalListings, like: Like, count: number): number[] {
  const { sets, bounds, columns } = listings;
  const family = sets.types.get(like.family ?? '');
  if (!family) return [];
  const own = sets.types.get(like.typeId ?? '');
  const best: { row: number; score: number }[] = [];
  const isWorse = (score: number): boolean =>
    best.length === count && score >= (best.at(-1)?.score ?? 0);
  for (const { word, least } of listWords(bounds, like)) {
    if (isWorse(least)) break;
    for (let rest = family[word] ?? 0; rest !== 0; rest &= rest - 1) {
      const row = (word << 5) + 31 - Math.clz32(rest & -rest);
      const other = own && hasBit(own, row) ? 0 : 1;
      const score = other + scorePlace(listings, row, like) + scorePrice(listings, row, like);
      if (!Number.isFinite(score) || isWorse(score)) continue;
      best.push({ row, score });
      best.sort((a, b) => a.score - b.score || a.row - b.row);
      best.length = Math.min(best.length, count);
    }
  }
  return best.map(({ row }) => columns.id[row] ?? 0);
}

/** The words of rows by the least score that one of theirs can have for its place, rising. */
function listWords(bounds: Float64Array, like: Like): { word: number; least: number }[] {
  const { latitude, longitude } = like;
  const words: { word: number; least: number }[] = [];
  for (let word = 0; word < bounds.length / 4; word += 1) {
    const south = bounds[word * 4] ?? 0;
    const north = bounds[word * 4 + 2] ?? 0;
    const west = bounds[word * 4 + 1] ?? 0;
    const east = bounds[word * 4 + 3] ?? 0;
    // A row without a place makes the bounds of its neighbours wide.
    const isKnown = latitude !== null && longitude !== null && south > NO_PLACE;
    const kilometres = isKnown
      ? measureDistance(
          ...([latitude, longitude] as const),
          Math.min(Math.max(latitude, south), north),
          Math.min(Math.max(longitude, west), east),
        )
      : 0;
    if (kilometres <= MOST_KILOMETRES) words.push({ word, least: kilometres / KILOMETRES });
  }
  return words.sort((a, b) => a.least - b.least || a.word - b.word);
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
