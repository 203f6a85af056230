import { arc } from '../draw/geometry';
import type { Local } from '../draw/plane';
import type { Head } from './facade';

/** The outline of an opening, from its lower left round to the lower right, `grow` metres larger on every side but the foot. */
export function openingOutline(
  u: number,
  v: number,
  width: number,
  height: number,
  head: Head,
  w = 0,
  grow = 0,
): Local[] {
  const half = width / 2 + grow;
  const top = v + height + grow;
  const foot: Local[] = [[u - half, v, w]];
  const end: Local[] = [[u + half, v, w]];
  const rise = headRise(width, head) + (head === 'flat' ? 0 : grow * 0.4);
  const spring = top - rise;
  if (head === 'flat') return [...foot, [u - half, top, w], [u + half, top, w], ...end];
  if (head === 'horseshoe') {
    const r = half * 1.04;
    const centre = top - r;
    const points = arc([u, centre], r, r, Math.PI * 1.14, -Math.PI * 0.14, 22);
    return [
      ...foot,
      [u - half * 0.93, centre - r * 0.6, w],
      ...points.map(([x, y]): Local => [x, y, w]),
      [u + half * 0.93, centre - r * 0.6, w],
      ...end,
    ];
  }
  if (head === 'segment') {
    const radius = (half * half + rise * rise) / (2 * rise);
    const angle = Math.asin(half / radius);
    const points = arc(
      [u, top - radius],
      radius,
      radius,
      Math.PI / 2 + angle,
      Math.PI / 2 - angle,
      12,
    );
    return [...foot, ...points.map(([x, y]): Local => [x, y, w]), ...end];
  }
  const points = arc([u, spring], half, rise, Math.PI, 0, 18);
  return [...foot, ...points.map(([x, y]): Local => [x, y, w]), ...end];
}

/** How far the head rises above its springing, in metres. */
export function headRise(width: number, head: Head): number {
  if (head === 'segment') return width * 0.12;
  if (head === 'round') return width * 0.5;
  if (head === 'basket') return width * 0.3;
  return head === 'horseshoe' ? width * 0.8 : 0;
}
