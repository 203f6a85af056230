import { darken, lighten } from '../draw/colour';
import { arc, type Point } from '../draw/geometry';
import type { Local, Plane } from '../draw/plane';

const STONE = '#d3c7b4';

/** A rank of columns with base, shaft shading and entablature. */
function colonnade(
  plane: Plane,
  u0: number,
  u1: number,
  v0: number,
  v1: number,
  w: number,
  count: number,
  colour = STONE,
): void {
  const { sheet } = plane.scene;
  const back = darken(plane.tone(colour), 0.5);
  sheet.polygon(
    plane.points([
      [u0, v0, w - 0.8],
      [u1, v0, w - 0.8],
      [u1, v1, w - 0.8],
      [u0, v1, w - 0.8],
    ]),
    { fill: back },
  );
  const step = (u1 - u0) / count;
  const half = step * 0.3;
  const tone = plane.tone(colour);
  for (let i = 0; i < count; i++) {
    const u = u0 + step * (i + 0.5);
    const [a, b] = [plane.point([u - half, v0, w]), plane.point([u + half, v0, w])];
    const left = plane.sun[0] < 0;
    const fill = sheet.linear(
      a,
      b,
      left
        ? [
            [0, lighten(tone, 0.25)],
            [0.45, tone],
            [1, darken(tone, 0.5)],
          ]
        : [
            [0, darken(tone, 0.5)],
            [0.55, tone],
            [1, lighten(tone, 0.25)],
          ],
    );
    sheet.polygon(
      plane.points([
        [u - half, v0, w],
        [u + half, v0, w],
        [u + half * 0.88, v1, w],
        [u - half * 0.88, v1, w],
      ]),
      { fill },
    );
  }
  plane.box(u0 - step * 0.2, v1, u1 + step * 0.2, v1 + (v1 - v0) * 0.13, 0, w + 0.6, colour);
  plane.box(
    u0 - step * 0.3,
    v1 + (v1 - v0) * 0.13,
    u1 + step * 0.3,
    v1 + (v1 - v0) * 0.18,
    0,
    w + 1.1,
    colour,
  );
}

function pediment(plane: Plane, u0: number, u1: number, v: number, rise: number, w: number): void {
  const { sheet } = plane.scene;
  const tone = plane.tone(STONE);
  const mid = (u0 + u1) / 2;
  sheet.polygon(
    plane.points([
      [u0, v, w],
      [u1, v, w],
      [mid, v + rise, w],
    ]),
    { fill: lighten(tone, 0.12), stroke: darken(tone, 0.25), width: 1 },
  );
  sheet.polygon(
    plane.points([
      [u0 + (mid - u0) * 0.2, v + rise * 0.1, w],
      [u1 - (u1 - mid) * 0.2, v + rise * 0.1, w],
      [mid, v + rise * 0.8, w],
    ]),
    { fill: darken(tone, 0.22) },
  );
}

/** The Palace of Justice: stacked orders rising to a drum, a gilded dome and a lantern; `plane` stands at its middle foot. */
export function paintPalaceOfJustice(plane: Plane): void {
  const { sheet, light } = plane.scene;
  const block = (half: number, v0: number, v1: number, out: number) => {
    plane.box(-half, v0, half, v1, -10, out, STONE);
    plane.box(-half - 0.8, v1 - 1, half + 0.8, v1, -10, out + 0.8, STONE);
  };
  block(92, 0, 16, 0);
  for (const side of [-1, 1]) {
    const [a, b] = side < 0 ? [-90, -26] : [26, 90];
    colonnade(plane, a, b, 3, 13, 1, 22);
    plane.box(side * 84 - 8, 16, side * 84 + 8, 24, -8, 1.5, STONE);
    pediment(plane, side * 84 - 9, side * 84 + 9, 24, 4, 1.6);
  }
  block(58, 16, 27, 0);
  colonnade(plane, -56, 56, 18, 25, 0.6, 34);
  plane.box(-25, 0, 25, 34, -4, 5, STONE);
  colonnade(plane, -22, 22, 4, 24, 6, 8);
  pediment(plane, -24, 24, 28, 8, 6.4);
  block(34, 27, 44, 0);
  colonnade(plane, -31, 31, 30, 41, 0.8, 16);
  for (const side of [-1, 1]) {
    plane.box(side * 30 - 4, 44, side * 30 + 4, 53, -6, 1, STONE);
    pediment(plane, side * 30 - 4.5, side * 30 + 4.5, 53, 2.6, 1.2);
  }
  block(22, 44, 62, 0);
  colonnade(plane, -19, 19, 47, 59, 0.8, 10);
  block(17, 62, 66, 0);
  round(plane, 14.5, 66, 79, STONE);
  colonnade(plane, -13.5, 13.5, 67.5, 76.5, 0.6, 12);
  const gold = light.time === 'dusk' ? '#b98f5c' : '#c9a25c';
  const dome: Point[] = arc([0, 80], 13, 15.5, 0, Math.PI, 36);
  const outline = plane.points(dome.map(([u, v]): Local => [u, v, 0.5]));
  const tone = plane.tone(gold);
  const left = plane.sun[0] < 0;
  sheet.polygon(outline, {
    fill: sheet.linear(
      plane.point([-13, 84]),
      plane.point([13, 84]),
      left
        ? [
            [0, lighten(tone, 0.2)],
            [0.3, lighten(tone, 0.4)],
            [1, darken(tone, 0.55)],
          ]
        : [
            [0, darken(tone, 0.55)],
            [0.7, lighten(tone, 0.4)],
            [1, lighten(tone, 0.2)],
          ],
    ),
  });
  const ribs = [-0.8, -0.5, -0.18, 0.18, 0.5, 0.8].map((s) =>
    plane.open(
      arc([0, 80], 13 * s, 15.5, 0.02, Math.PI / 2, 14).map(([u, v]): Local => [u, v, 0.6]),
    ),
  );
  sheet.lines(ribs, { stroke: darken(tone, 0.45), width: 1.4, opacity: 0.7 });
  round(plane, 3.4, 95, 101, STONE);
  round(plane, 2.2, 101, 104, gold);
  sheet.polygon(
    plane.points([
      [-2, 104, 0],
      [2, 104, 0],
      [0, 110, 0],
    ]),
    { fill: tone },
  );
}

function round(plane: Plane, radius: number, v0: number, v1: number, colour: string): void {
  const { sheet } = plane.scene;
  const tone = plane.tone(colour);
  const left = plane.sun[0] < 0;
  const fill = sheet.linear(
    plane.point([-radius, v0]),
    plane.point([radius, v0]),
    left
      ? [
          [0, lighten(tone, 0.2)],
          [0.4, tone],
          [1, darken(tone, 0.5)],
        ]
      : [
          [0, darken(tone, 0.5)],
          [0.6, tone],
          [1, lighten(tone, 0.2)],
        ],
  );
  sheet.polygon(
    plane.points([
      [-radius, v0],
      [radius, v0],
      [radius, v1],
      [-radius, v1],
    ]),
    { fill },
  );
  plane.box(-radius - 0.6, v1 - 0.8, radius + 0.6, v1, -2, 0.9, colour);
}
