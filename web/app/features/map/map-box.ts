import type { MapBox } from '../../lib/list-search';

type Place = { latitude: number; longitude: number };
/** One that stands for several has their number. */
type CountedPlace = Place & { count?: number };

/** Belgium and Luxembourg. */
export const wholeMap: MapBox = { south: 49.45, west: 2.5, north: 51.55, east: 6.55 };

const leastDegrees = 0.02;

/** The window around places with some air; null without any. */
export function boxAround(places: readonly Place[]): MapBox | null {
  return boxAroundMiddle(places, 0);
}

/** FIND-18: the window around the middle 90 % of the results, north to south and west to east. */
export function boxAroundMost(places: readonly CountedPlace[]): MapBox | null {
  return boxAroundMiddle(places, 0.05);
}

function boxAroundMiddle(places: readonly CountedPlace[], leftOut: number): MapBox | null {
  if (places.length === 0) return null;
  const [south, north] = widen(...findMiddle(places, 'latitude', leftOut));
  const [west, east] = widen(...findMiddle(places, 'longitude', leftOut));
  return { south, west, north, east };
}

/** Between which degrees the places lie, without a share of them on either side. */
function findMiddle(
  places: readonly CountedPlace[],
  axis: 'latitude' | 'longitude',
  share: number,
): [low: number, high: number] {
  const inOrder = [...places].sort((a, b) => a[axis] - b[axis]);
  const leftOut = sum(inOrder) * share;
  return [passOver(inOrder, leftOut)[axis], passOver(inOrder.reverse(), leftOut)[axis]];
}

/** The first place after those that are left out. */
function passOver(places: readonly CountedPlace[], leftOut: number): CountedPlace {
  let passed = 0;
  const found = places.find(({ count = 1 }) => (passed += count) > leftOut);
  return found ?? (places[0] as CountedPlace);
}

function sum(places: readonly CountedPlace[]): number {
  return places.reduce((total, { count = 1 }) => total + count, 0);
}

/** The whole zoom (0 to 19) at which a window is about as wide as a map on the screen. */
export function zoomOf({ west, east }: MapBox): number {
  const pixels = 640;
  const zoom = Math.log2(((pixels / 256) * 360) / (east - west));
  return Math.min(19, Math.max(0, Math.floor(zoom)));
}

function widen(low: number, high: number): [number, number] {
  const air = Math.max((high - low) * 0.06, (leastDegrees - (high - low)) / 2, 0);
  return [low - air, high + air];
}
