const MOST_LATITUDE = 90;
const FEWEST_CORNERS = 3;
const MOST_CORNERS = 40;

/** Reports whether the numbers are 3 to 40 corners: `latitude, longitude, …` in degrees. */
export function isArea(numbers: readonly number[]): boolean {
  const corners = numbers.length / 2;
  return (
    Number.isInteger(corners) &&
    corners >= FEWEST_CORNERS &&
    corners <= MOST_CORNERS &&
    numbers.every((degrees, index) => index % 2 === 1 || Math.abs(degrees) <= MOST_LATITUDE)
  );
}

/**
 * Reports whether the numbers are `south, west, north, east` in degrees, with a height and a width.
 */
export function isBox(numbers: readonly number[]): boolean {
  const [south, west, north, east] = numbers;
  if (numbers.length !== 4 || south === undefined || west === undefined) return false;
  if (north === undefined || east === undefined) return false;
  return south >= -MOST_LATITUDE && south < north && north <= MOST_LATITUDE && west < east;
}

/** Lists the edges of an area: latitude and longitude of both ends of each. */
export function listEdges(corners: readonly number[]): Float64Array {
  const edges = new Float64Array(corners.length * 2);
  for (let at = 0; at < corners.length; at += 2) {
    const next = (at + 2) % corners.length;
    const ends = [corners[at], corners[at + 1], corners[next], corners[next + 1]];
    edges.set(ends.map(Number), at * 2);
  }
  return edges;
}

/**
 * Reports whether a point is inside an area: a ray to the east crosses an odd number of edges, so
 * an area may cross itself. Only the first `length` numbers of `edges` are used.
 */
export function isInside(
  latitude: number,
  longitude: number,
  edges: Float64Array,
  length = edges.length,
): boolean {
  let inside = false;
  for (let at = 0; at < length; at += 4) {
    const latA = edges[at] ?? 0;
    const latB = edges[at + 2] ?? 0;
    if (latA > latitude === latB > latitude) continue;
    const lngA = edges[at + 1] ?? 0;
    const lngB = edges[at + 3] ?? 0;
    const crossing = lngA + ((lngB - lngA) * (latitude - latA)) / (latB - latA);
    if (longitude < crossing) inside = !inside;
  }
  return inside;
}

const KILOMETRES_PER_DEGREE = 111.2;

/** Returns the distance in kilometres, accurate enough within a country. */
export function measureDistance(latA: number, lngA: number, latB: number, lngB: number): number {
  const width = Math.cos(((latA + latB) / 2) * (Math.PI / 180));
  return KILOMETRES_PER_DEGREE * Math.sqrt((latA - latB) ** 2 + ((lngA - lngB) * width) ** 2);
}
