import type { MapBox } from './map-box';

type Point = { latitude: number; longitude: number };

/** Clips a ring to a box (Sutherland–Hodgman); empty if they do not overlap. */
export function clipRing(ring: readonly Point[], box: MapBox): readonly Point[] {
  const sides: Side[] = [
    { axis: 'latitude', limit: box.south, sign: 1 },
    { axis: 'latitude', limit: box.north, sign: -1 },
    { axis: 'longitude', limit: box.west, sign: 1 },
    { axis: 'longitude', limit: box.east, sign: -1 },
  ];
  return sides.reduce<readonly Point[]>(clipAtSide, ring);
}

interface Side {
  readonly axis: keyof Point;
  readonly limit: number;
  readonly sign: 1 | -1;
}

function clipAtSide(ring: readonly Point[], { axis, limit, sign }: Side): readonly Point[] {
  const isIn = (point: Point) => (point[axis] - limit) * sign >= 0;
  const [first] = ring;
  if (first === undefined) return ring;
  const clipped: Point[] = [];
  let last = ring.at(-1) ?? first;
  let wasIn = isIn(last);
  for (const point of ring) {
    const isNowIn = isIn(point);
    if (isNowIn !== wasIn) clipped.push(cross(last, point, axis, limit));
    if (isNowIn) clipped.push(point);
    [last, wasIn] = [point, isNowIn];
  }
  return clipped;
}

/** Returns the pieces of a line that reach into a box, each whole. */
export function clipLine(line: readonly Point[], box: MapBox): Point[][] {
  const parts: Point[][] = [];
  let part: Point[] = [];
  for (const [index, point] of line.entries()) {
    const last = line[index - 1];
    if (last && reaches(last, point, box)) {
      if (part.length === 0) parts.push((part = [last]));
      part.push(point);
    } else {
      part = [];
    }
  }
  return parts;
}

function cross(from: Point, to: Point, axis: keyof Point, limit: number): Point {
  const share = (limit - from[axis]) / (to[axis] - from[axis]);
  const between = (one: number, other: number) => one + (other - one) * share;
  return {
    latitude: between(from.latitude, to.latitude),
    longitude: between(from.longitude, to.longitude),
  };
}

function reaches(one: Point, other: Point, { south, west, north, east }: MapBox): boolean {
  return (
    Math.max(one.latitude, other.latitude) >= south &&
    Math.min(one.latitude, other.latitude) <= north &&
    Math.max(one.longitude, other.longitude) >= west &&
    Math.min(one.longitude, other.longitude) <= east
  );
}
