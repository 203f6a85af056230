import { isInside, listEdges } from '../../rules/geo-area';
import type { Bits } from './bit-set';
import type { GoalListings } from './search-index';

const EDGE = 4;

/** Keeps the rows in the window `south, west, north, east`, its borders included (FIND-10). */
export function filterByBox(bits: Bits, listings: GoalListings, box: readonly number[]): void {
  const [south = 0, west = 0, north = 0, east = 0] = box;
  const { latitude, longitude } = listings.columns;
  const { bounds } = listings;
  for (let word = 0; word < bits.length; word += 1) {
    if (bits[word] === 0) continue;
    const at = word * 4;
    const low = bounds[at] ?? 0;
    const left = bounds[at + 1] ?? 0;
    const high = bounds[at + 2] ?? 0;
    const right = bounds[at + 3] ?? 0;
    if (low >= south && high <= north && left >= west && right <= east) continue;
    if (low > north || high < south || left > east || right < west) bits[word] = 0;
    else {
      filterRows(bits, word, (row) => {
        const lat = latitude[row] ?? 0;
        const lng = longitude[row] ?? 0;
        return lat >= south && lat <= north && lng >= west && lng <= east;
      });
    }
  }
}

/**
 * Keeps the rows in an area, `latitude, longitude, …` by corner (FIND-10). Only the edges at the height
 * of 32 neighbouring rows matter to them; where none comes near, one row speaks for all.
 */
export function filterByArea(bits: Bits, listings: GoalListings, corners: readonly number[]): void {
  const { latitude, longitude } = listings.columns;
  const { bounds } = listings;
  const edges = listEdges(corners);
  const near = new Float64Array(edges.length);
  for (let word = 0; word < bits.length; word += 1) {
    if (bits[word] === 0) continue;
    const low = bounds[word * 4] ?? 0;
    const left = bounds[word * 4 + 1] ?? 0;
    const high = bounds[word * 4 + 2] ?? 0;
    const right = bounds[word * 4 + 3] ?? 0;
    let length = 0;
    let isCrossed = false;
    for (let at = 0; at < edges.length; at += EDGE) {
      const latA = edges[at] ?? 0;
      const lngA = edges[at + 1] ?? 0;
      const latB = edges[at + 2] ?? 0;
      const lngB = edges[at + 3] ?? 0;
      if (Math.max(latA, latB) < low || Math.min(latA, latB) > high) continue;
      near[length] = latA;
      near[length + 1] = lngA;
      near[length + 2] = latB;
      near[length + 3] = lngB;
      length += EDGE;
      isCrossed ||= Math.max(lngA, lngB) >= left && Math.min(lngA, lngB) <= right;
    }
    const test = (row: number): boolean =>
      isInside(latitude[row] ?? 0, longitude[row] ?? 0, near, length);
    if (isCrossed) filterRows(bits, word, test);
    else if (!test(word << 5)) bits[word] = 0;
  }
}

function filterRows(bits: Bits, word: number, test: (row: number) => boolean): void {
  let kept = 0;
  for (let rest = bits[word] ?? 0; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    if (test((word << 5) + 31 - Math.clz32(bit))) kept |= bit;
  }
  bits[word] = kept;
}
