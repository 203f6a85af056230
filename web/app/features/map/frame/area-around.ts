import type { Corner } from '@agency/domain/map/map-box';

const corners = 24;
const kmPerDegree = 111.32;

/** FIND-10: the area within so many kilometres of a place, as a ring of 24 corners. */
export function areaAround(
  { latitude, longitude }: { latitude: number; longitude: number },
  km: number,
): Corner[] {
  const high = km / kmPerDegree;
  const wide = high / Math.cos((latitude * Math.PI) / 180);
  return Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI;
    return {
      lat: Number((latitude + high * Math.cos(angle)).toFixed(4)),
      lng: Number((longitude + wide * Math.sin(angle)).toFixed(4)),
    };
  });
}
