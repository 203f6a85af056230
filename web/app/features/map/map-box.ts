import { longitudeShare } from '@agency/domain/map/circle-around';
import { boxOf, joinBoxes, type MapBox, type MapPoint } from '@agency/domain/map/map-box';

/** A place; for a group with its number of listings and the window that contains them. */
type CountedPlace = MapPoint & { count?: number; box?: MapBox };

export const wholeMap: MapBox = { south: 49.45, west: 2.5, north: 51.55, east: 6.55 };

const leastDegrees = 0.02;

/** The Brussels Region, where most listings of an agency are expected. */
const region: MapBox = { south: 50.763, west: 4.244, north: 50.914, east: 4.483 };
const cityWindow = { latitude: 0.15, longitude: 0.24 };
/** Share of results in the first window, and the minimum share for a window around a city. */
const mostShare = 0.9;
const leastShare = 0.6;

/** Returns the window around places with padding; null without any. */
export function boxAround(places: readonly CountedPlace[]): MapBox | null {
  const extent = listExtents(places).at(-1);
  return extent ? addAir(extent) : null;
}

/**
 * Returns the window around the middle 90 % of the results, those nearest to their median. If at
 * least three in five are in one city, the window is around these, since in a wider one they would
 * be a single marker. Results all over the Brussels Region show the whole region; more widely
 * spread ones keep the 90 %.
 */
export function boxAroundMost(places: readonly CountedPlace[]): MapBox | null {
  const nearestFirst = sortFromMiddle(places);
  const most = takeShare(nearestFirst, mostShare);
  const least = takeShare(nearestFirst, leastShare).length;
  const city = listExtents(most)
    .slice(Math.max(least - 1, 0))
    .findLast(isOneCity);
  if (!city) return boxAround(most);
  const leastCount = countOf(places) * leastShare;
  const isOfRegion = isAllOverRegion(city) && countInside(places, region) >= leastCount;
  return isOfRegion ? region : addAir(city);
}

/**
 * Lists the smallest windows with the first place, the first two and so on; for a group its own
 * window counts, since listings may be far from its centre.
 */
function listExtents(places: readonly CountedPlace[]): MapBox[] {
  const extents: MapBox[] = [];
  for (const place of places) {
    const own = place.box ?? boxOf([place]);
    const before = extents.at(-1);
    extents.push(before ? joinBoxes([before, own]) : own);
  }
  return extents;
}

function isOneCity({ south, west, north, east }: MapBox): boolean {
  return north - south <= cityWindow.latitude && east - west <= cityWindow.longitude;
}

/** Results of at least half the region's width and height are shown on the whole region. */
function isAllOverRegion({ south, west, north, east }: MapBox): boolean {
  return (
    (north - south) * 2 >= region.north - region.south &&
    (east - west) * 2 >= region.east - region.west
  );
}

function sortFromMiddle(places: readonly CountedPlace[]): CountedPlace[] {
  const latitude = findMedian(places, 'latitude');
  const longitude = findMedian(places, 'longitude');
  const scale = longitudeShare(latitude);
  const distance = (place: MapPoint) =>
    Math.hypot(place.latitude - latitude, (place.longitude - longitude) * scale);
  return [...places].sort((a, b) => distance(a) - distance(b));
}

function findMedian(places: readonly CountedPlace[], axis: keyof MapPoint): number {
  const inOrder = [...places].sort((a, b) => a[axis] - b[axis]);
  return takeShare(inOrder, 0.5).at(-1)?.[axis] ?? 0;
}

/** Returns the first places that make up this share, to the nearest listing. */
function takeShare(places: readonly CountedPlace[], share: number): CountedPlace[] {
  const wanted = Math.round(countOf(places) * share);
  let taken = 0;
  return places.filter(({ count = 1 }) => {
    const isTaken = taken < wanted;
    taken += count;
    return isTaken;
  });
}

function countOf(places: readonly CountedPlace[]): number {
  return places.reduce((total, { count = 1 }) => total + count, 0);
}

/** Counts the listings in the window; without a window, all of them. */
export function countInside(places: readonly CountedPlace[], box: MapBox | null): number {
  if (box === null) return countOf(places);
  return countOf(places.filter((place) => isInside(place, box)));
}

export function isInside(
  { latitude, longitude }: MapPoint,
  { south, west, north, east }: MapBox,
): boolean {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

/** Returns the whole zoom (0 to 19) at which a window is about as wide as a map on the screen. */
export function zoomOf({ west, east }: MapBox): number {
  const pixels = 640;
  const zoom = Math.log2(((pixels / 256) * 360) / (east - west));
  return Math.min(19, Math.max(0, Math.floor(zoom)));
}

function addAir(box: MapBox): MapBox {
  const [south, north] = widen(box.south, box.north);
  const [west, east] = widen(box.west, box.east);
  return { south, west, north, east };
}

function widen(low: number, high: number): [number, number] {
  const air = Math.max((high - low) * 0.06, (leastDegrees - (high - low)) / 2, 0);
  return [low - air, high + air];
}
