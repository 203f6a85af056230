import type { Corner, MapPoint } from './map-box';

/** Kilometres per degree of latitude. */
export const kmPerDegree = 111.32;

export function degreeWidth({ latitude }: MapPoint): number {
  return kmPerDegree * longitudeShare(latitude);
}

export function longitudeShare(latitude: number): number {
  return Math.cos((latitude * Math.PI) / 180);
}

/** Returns a circle as a ring of corners; its radius is in kilometres. */
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
