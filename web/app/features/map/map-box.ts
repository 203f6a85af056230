import type { MapBox } from '../../lib/list-search';

type Place = { latitude: number; longitude: number };

/** Belgium and Luxembourg. */
export const wholeMap: MapBox = { south: 49.45, west: 2.5, north: 51.55, east: 6.55 };

const leastDegrees = 0.02;

/** The window around places with some air; null without any. */
export function boxAround(places: readonly Place[]): MapBox | null {
  if (places.length === 0) return null;
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  const [south, north] = widen(Math.min(...latitudes), Math.max(...latitudes));
  const [west, east] = widen(Math.min(...longitudes), Math.max(...longitudes));
  return { south, west, north, east };
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
