import type { Corner, MapPoint } from './map-box';

/** Of latitude. */
export const kmPerDegree = 111.32;

/** How many kilometres a degree of longitude is wide there. */
export function degreeWidth({ latitude }: MapPoint): number {
  return kmPerDegree * longitudeShare(latitude);
}

/** Of a degree of longitude there in degrees of latitude. */
export function longitudeShare(latitude: number): number {
  return Math.cos((latitude * Math.PI) / 180);
}

/** The area within so many kilometres of a place, as a ring of so many corners. */
export function circleAround(
  middle: MapPoint,
  km: number,
  { corners, decimals }: { corners: number; decimals: number },
): Corner[] {
  const round = (degrees: number) => Number(degrees.toFixed(decimals));
  return Array.from({ length: corners }, (_, index) => {
    const turn = (index / corners) * 2 * Math.PI;
    return {
      lat: round(middle.latitude + (Math.cos(turn) * km) / kmPerDegree),
      lng: round(middle.longitude + (Math.sin(turn) * km) / degreeWidth(middle)),
    };
  });
}
