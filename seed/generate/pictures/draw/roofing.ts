import { darken, lighten } from './colour';
import type { Point } from './geometry';
import type { Field } from './material';
import type { Local, Plane } from './plane';
import type { Rng } from './prng';

/** Slates or tiles in courses on a roof plane, as a trapezium that narrows by `hip` at each end of the ridge. */
export function paintRoofing(
  plane: Plane,
  field: Field & { hipLeft?: number; hipRight?: number },
  colour: string,
  rng: Rng,
  course = 0.24,
): void {
  const { u0, v0, u1, v1, hipLeft = 0, hipRight = 0 } = field;
  const { sheet } = plane.scene;
  const tone = plane.tone(colour);
  const corners = plane.points([
    [u0, v0],
    [u1, v0],
    [u1 - hipRight, v1],
    [u0 + hipLeft, v1],
  ]);
  const wash = sheet.linear(plane.point([u0, v1]), plane.point([u1, v0]), [
    [0, lighten(tone, 0.14)],
    [0.6, tone],
    [1, darken(tone, 0.18)],
  ]);
  sheet.polygon(corners, { fill: wash, stroke: darken(tone, 0.4), width: 0.8 });
  const rows = Math.max(1, Math.floor((v1 - v0) / course));
  if (plane.pixels([u0, v0]) < 14) return;
  const dark: Point[][] = [];
  const light: Point[][] = [];
  const lines: Point[][] = [];
  for (let row = 0; row < rows; row++) {
    const v = v0 + row * course;
    const share = row / rows;
    const [a, b] = [u0 + hipLeft * share, u1 - hipRight * share];
    if (row > 0)
      lines.push(
        plane.open([
          [a, v],
          [b, v],
        ]),
      );
    for (let u = a; u < b - 0.3; u += rng.range(0.22, 0.9)) {
      if (!rng.chance(0.3)) continue;
      const quad: Local[] = [
        [u, v],
        [u + 0.26, v],
        [u + 0.26, v + course],
        [u, v + course],
      ];
      (rng.chance(0.5) ? dark : light).push(plane.points(quad));
    }
  }
  sheet.shape(dark, { fill: darken(tone, 0.4), opacity: 0.32 });
  sheet.shape(light, { fill: lighten(tone, 0.4), opacity: 0.24 });
  sheet.lines(lines, { stroke: darken(tone, 0.45), width: 0.7, opacity: 0.5 });
}
