export type Point = readonly [number, number];
export type Vec = readonly [number, number, number];

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const scale = (a: Vec, k: number): Vec => [a[0] * k, a[1] * k, a[2] * k];
export const subtract = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const normalise = (a: Vec): Vec => scale(a, 1 / Math.hypot(...a));

/** Outline of the smallest convex shape around the points (Andrew's monotone chain). */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point[]) => {
    const chain: Point[] = [];
    for (const p of list) {
      while (chain.length > 1) {
        const [a, b] = [chain[chain.length - 2]!, chain[chain.length - 1]!];
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
        chain.pop();
      }
      chain.push(p);
    }
    chain.pop();
    return chain;
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** Points along an arc of an ellipse; angles in radians, counter-clockwise from the right, y up. */
export function arc(
  centre: Point,
  radiusX: number,
  radiusY: number,
  from: number,
  to: number,
  steps = 12,
): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = from + ((to - from) * i) / steps;
    return [centre[0] + radiusX * Math.cos(angle), centre[1] + radiusY * Math.sin(angle)] as const;
  });
}

/** A cubic curve as points. */
export function bezier(a: Point, b: Point, c: Point, d: Point, steps = 14): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const s = 1 - t;
    const at = (k: 0 | 1) =>
      s * s * s * a[k] + 3 * s * s * t * b[k] + 3 * s * t * t * c[k] + t * t * t * d[k];
    return [at(0), at(1)] as const;
  });
}

/** A rectangle with rounded corners, counter-clockwise from its lower left. */
export function roundedRectangle(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  radius: number,
  steps = 4,
): Point[] {
  const r = Math.min(radius, (x1 - x0) / 2, (y1 - y0) / 2);
  const quarter = Math.PI / 2;
  return [
    ...arc([x1 - r, y0 + r], r, r, -quarter, 0, steps),
    ...arc([x1 - r, y1 - r], r, r, 0, quarter, steps),
    ...arc([x0 + r, y1 - r], r, r, quarter, 2 * quarter, steps),
    ...arc([x0 + r, y0 + r], r, r, 2 * quarter, 3 * quarter, steps),
  ];
}
