import type { ListingColumns } from './listing-columns';

/** South, west, north and east of every 32 rows, in degrees: what an area is held against first. */
export function buildWordBounds({ latitude, longitude }: ListingColumns): Float64Array {
  const size = latitude.length;
  const bounds = new Float64Array(((size + 31) >>> 5) * 4);
  for (let first = 0, at = 0; first < size; first += 32, at += 4) {
    let south = latitude[first] ?? 0;
    let west = longitude[first] ?? 0;
    let north = south;
    let east = west;
    for (let row = first + 1; row < Math.min(first + 32, size); row += 1) {
      const lat = latitude[row] ?? 0;
      const lng = longitude[row] ?? 0;
      if (lat < south) south = lat;
      if (lat > north) north = lat;
      if (lng < west) west = lng;
      if (lng > east) east = lng;
    }
    bounds[at] = south;
    bounds[at + 1] = west;
    bounds[at + 2] = north;
    bounds[at + 3] = east;
  }
  return bounds;
}
