import type { Corner, MapBox } from './map-box';

export interface MapPoint {
  latitude: number;
  longitude: number;
}

const kmPerDegree = 111.32;
/** Half the width of a postal code: about 7 km² in Brussels and Luxembourg, 25 km² elsewhere in Belgium. */
const radiusKm = { city: 1.5, country: 2.8 };
const corners = 36;

/** The window around a place, so many kilometres wide; `shape` is its width by its height. */
export function findPlaceWindow(middle: MapPoint, widthKm: number, shape: number): MapBox {
  const high = widthKm / shape / kmPerDegree / 2;
  const wide = widthKm / degreeWidth(middle) / 2;
  return {
    south: middle.latitude - high,
    west: middle.longitude - wide,
    north: middle.latitude + high,
    east: middle.longitude + wide,
  };
}

/**
 * DETAIL-10: about the area of a postal code, as a circle around its centre. We know of no outlines
 * of postal codes under a licence for commercial use (decision 0043).
 */
export function drawPlaceArea(middle: MapPoint, size: keyof typeof radiusKm): Corner[] {
  const radius = radiusKm[size];
  return Array.from({ length: corners }, (_, index) => {
    const turn = (index / corners) * 2 * Math.PI;
    return {
      lat: round(middle.latitude + (Math.cos(turn) * radius) / kmPerDegree),
      lng: round(middle.longitude + (Math.sin(turn) * radius) / degreeWidth(middle)),
    };
  });
}

/** How many kilometres a degree of longitude is wide there. */
function degreeWidth({ latitude }: MapPoint): number {
  return kmPerDegree * Math.cos((latitude * Math.PI) / 180);
}

function round(degrees: number): number {
  return Number(degrees.toFixed(5));
}
