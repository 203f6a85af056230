const MOST_LATITUDE = 90;
const FEWEST_CORNERS = 3;
const MOST_CORNERS = 40;

/** True for 3 to 40 corners as `latitude, longitude, latitude, longitude, …` in degrees (FIND-10). */
export function isArea(numbers: readonly number[]): boolean {
  const corners = numbers.length / 2;
  return (
    Number.isInteger(corners) &&
    corners >= FEWEST_CORNERS &&
    corners <= MOST_CORNERS &&
    numbers.every((degrees, index) => index % 2 === 1 || Math.abs(degrees) <= MOST_LATITUDE)
  );
}

/** True for `south, west, north, east` in degrees that has a height and a width (FIND-10). */
export function isBox(numbers: readonly number[]): boolean {
  const [south, west, north, east] = numbers;
  if (numbers.length !== 4 || south === undefined || west === undefined) return false;
  if (north === undefined || east === undefined) return false;
  return south >= -MOST_LATITUDE && south < north && north <= MOST_LATITUDE && west < east;
}
