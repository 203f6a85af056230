import type { Corner, MapBox } from '@agency/domain/map/map-box';

export const mostCorners = 40;
const fewestCorners = 3;
const degree = /^-?\d{1,3}(\.\d{1,8})?$/;

/**
 * Parses an area drawn on the map, `lat,lng~lat,lng~…` with 3 to 40 corners; empty if invalid.
 * Rounds to four decimals, so that one area has one address.
 */
export function parseCorners(text: string): Corner[] {
  const parts = text === '' ? [] : text.slice(0, mostCorners * 40).split('~');
  if (parts.length < fewestCorners || parts.length > mostCorners) return [];
  const corners = parts.map(parseCorner);
  const known = corners.filter((corner) => corner !== null);
  return known.length === corners.length ? known : [];
}

/** Parses a window on the map, `south,west,north,east`; null unless it has a height and a width. */
export function parseBox(text: string): MapBox | null {
  const parts = text.split(',');
  if (parts.length !== 4) return null;
  const [south, west] = [toDegrees(parts[0], 90), toDegrees(parts[1], 180)];
  const [north, east] = [toDegrees(parts[2], 90), toDegrees(parts[3], 180)];
  if (south === null || west === null || north === null || east === null) return null;
  return south < north && west < east ? { south, west, north, east } : null;
}

function parseCorner(text: string): Corner | null {
  const [latText, lngText, ...more] = text.split(',');
  const [lat, lng] = [toDegrees(latText, 90), toDegrees(lngText, 180)];
  return lat === null || lng === null || more.length > 0 ? null : { lat, lng };
}

function toDegrees(text: string | undefined, most: number): number | null {
  if (text === undefined || !degree.test(text)) return null;
  const value = Number(Number(text).toFixed(4));
  return Math.abs(value) <= most ? value : null;
}
