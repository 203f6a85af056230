import type { PlaceView } from '../frame-view.server';
import { circleAround, longitudeShare } from '@agency/domain/map/circle-around';
import type { Corner, MapPoint } from '@agency/domain/map/map-box';

/** Returns the area within a distance in kilometres as a ring of 24 corners with four decimals. */
export function areaAround(middle: MapPoint, km: number): Corner[] {
  return circleAround(middle, km, { corners: 24, decimals: 4 });
}

/** Returns the name of the place nearest to a corner; empty without places. */
export function nearestPlace({ lat, lng }: Corner, places: readonly PlaceView[]): string {
  const wide = longitudeShare(lat);
  const distance = ({ latitude, longitude }: PlaceView) =>
    Math.hypot(latitude - lat, (longitude - lng) * wide);
  let best: PlaceView | undefined;
  for (const place of places) if (!best || distance(place) < distance(best)) best = place;
  return best?.name ?? '';
}
