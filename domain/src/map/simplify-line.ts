type Point = readonly [x: number, y: number];

/**
 * Reduces the points of a line so that no omitted point is farther than `tolerance` from it
 * (Douglas–Peucker). The ends stay.
 */
export function simplifyLine(line: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return [...line];
  let [farthest, most] = [0, tolerance];
  for (const [index, point] of line.entries()) {
    const distance = measureDistance(point, first, last);
    if (distance > most) [farthest, most] = [index, distance];
  }
  if (farthest === 0) return [first, last];
  const before = simplifyLine(line.slice(0, farthest + 1), tolerance);
  return [...before.slice(0, -1), ...simplifyLine(line.slice(farthest), tolerance)];
}

/** Returns the distance of a point from a segment, whose ends may coincide, as those of a ring. */
function measureDistance([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const [right, down] = [toX - fromX, toY - fromY];
  const length = right * right + down * down;
  const share = length === 0 ? 0 : ((x - fromX) * right + (y - fromY) * down) / length;
  const along = Math.min(1, Math.max(0, share));
  return Math.hypot(x - fromX - right * along, y - fromY - down * along);
}
