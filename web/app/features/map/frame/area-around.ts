import { circleAround } from '@agency/domain/map/circle-around';
import type { Corner, MapPoint } from '@agency/domain/map/map-box';

/** FIND-10: the area within so many kilometres of a place, as a ring of 24 corners with four decimals. */
export function areaAround(middle: MapPoint, km: number): Corner[] {
  return circleAround(middle, km, { corners: 24, decimals: 4 });
}
