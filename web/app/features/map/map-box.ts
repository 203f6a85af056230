import { longitudeShare } from '@agency/domain/map/circle-around';
import { boxOf, joinBoxes, type MapBox, type MapPoint } from '@agency/domain/map/map-box';

/** One that stands for several has their number, and the window that they are spread over. */
type CountedPlace = MapPoint & { count?: number; box?: MapBox };

/** Belgium and Luxembourg. */
export const wholeMap: MapBox = { south: 49.45, west: 2.5, north: 51.55, east: 6.55 };

const leastDegrees = 0.02;

/** The Brussels Region, where most of an agency's homes may be. */
const region: MapBox = { south: 50.763, west: 4.244, north: 50.914, east: 4.483 };
const cityWindow = { latitude: 0.15, longitude: 0.24 };
/** The share of the results that the first window holds, and at least in a window of a city. */
const mostShare = 0.9;
const leastShare = 0.6;

/** The window around places with some air; null without any. */
export function boxAround(places: readonly CountedPlace[]): MapBox | null {
  const extent = listExtents(places).at(-1);
  return extent ? addAir(extent) : null;
}

/**
 * FIND-18: the window around the middle 90 % of the results, those nearest to where most are. Where
 * three in five or more are in one city, it is around these, for in a wider one they would be a single
 * marker; the page says how many are elsewhere. Results all over the Brussels Region show it whole, and
 * those spread wider keep the 90 %.
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
 * The smallest windows with the first place, with the first two and so on; that of a group has its
 * homes, from which its middle may be far.
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

/** Results of half its width and height are seen best on the region as a whole. */
function isAllOverRegion({ south, west, north, east }: MapBox): boolean {
  return (
    (north - south) * 2 >= region.north - region.south &&
    (east - west) * 2 >= region.east - region.west
  );
}

/** The places by their distance from the median one. */
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

/** The first places that together are this share of all, to the nearest whole listing. */
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

/** How many listings stand in the window; without one, how many there are. */
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

/** The whole zoom (0 to 19) at which a window is about as wide as a map on the screen. */
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
