import { longitudeShare } from '@agency/domain/map/circle-around';
import type { Corner } from '@agency/domain/map/map-box';
import type { PlaceView } from './frame-view';

/** The name of the place nearest to a corner, to say where it is; empty without places. */
export function nearestPlace({ lat, lng }: Corner, places: readonly PlaceView[]): string {
  const wide = longitudeShare(lat);
  const distance = ({ latitude, longitude }: PlaceView) =>
    Math.hypot(latitude - lat, (longitude - lng) * wide);
  let best: PlaceView | undefined;
  for (const place of places) if (!best || distance(place) < distance(best)) best = place;
  return best?.name ?? '';
}
