import { darken, lighten, mix } from '../draw/colour';
import type { Local, Plane } from '../draw/plane';
import type { Rng } from '../draw/prng';
import type { Opening } from './facade';
import { paintFrame } from './opening';
import { paintGlass } from './glazing';

/** A panelled leaf (double when wide) under a glazed transom, with letter plate and handle. */
export function paintDoorLeaf(plane: Plane, o: Opening, depth: number, rng: Rng): void {
  const { sheet } = plane.scene;
  const { u, v, width, height, head = 'flat', transom = 0.22, leaf = '#2f4a3e' } = o;
  const w = -depth;
  const bar = v + height * (1 - transom);
  paintGlass(plane, { ...o, kind: 'shop' }, depth, rng);
  if (transom > 0)
    paintFrame(
      plane,
      {
        ...o,
        v: bar,
        height: height * transom,
        head,
        columns: 3,
        rows: 1,
        transom: 0,
        frame: leaf,
      },
      depth,
    );
  const tone = plane.tone(leaf);
  const quad = (u0: number, v0: number, u1: number, v1: number): Local[] => [
    [u0, v0, w],
    [u1, v0, w],
    [u1, v1, w],
    [u0, v1, w],
  ];
  const wash = sheet.linear(plane.point([u, bar, w]), plane.point([u, v, w]), [
    [0, lighten(tone, 0.1)],
    [1, darken(tone, 0.2)],
  ]);
  sheet.polygon(plane.points(quad(u - width / 2, v, u + width / 2, bar)), { fill: wash });
  const leaves = width > 1.25 ? 2 : 1;
  const wide = width / leaves;
  for (let i = 0; i < leaves; i++) {
    const a = u - width / 2 + i * wide;
    const glazed = rng.chance(0.35);
    for (const [low, high, kind] of [
      [0.06, 0.3, 'panel'],
      [0.36, 0.44, 'panel'],
      [0.5, 0.94, glazed ? 'glass' : 'panel'],
    ] as const) {
      const [v0, v1] = [v + (bar - v) * low, v + (bar - v) * high];
      const [u0, u1] = [a + wide * 0.16, a + wide * 0.84];
      const fill =
        kind === 'glass' ? mix(plane.scene.light.sky[1], '#2c3a40', 0.6) : darken(tone, 0.1);
      sheet.polygon(plane.points(quad(u0, v0, u1, v1)), {
        fill,
        stroke: darken(tone, 0.45),
        width: 1,
      });
      sheet.line(
        plane.open([
          [u0, v1, w],
          [u1, v1, w],
          [u1, v0, w],
        ]),
        { stroke: darken(tone, 0.5), width: 1.2, opacity: 0.7 },
      );
      sheet.line(
        plane.open([
          [u0, v1, w],
          [u0, v0, w],
          [u1, v0, w],
        ]),
        { stroke: lighten(tone, 0.4), width: 1, opacity: 0.6 },
      );
    }
    if (i > 0)
      sheet.line(
        plane.open([
          [a, v, w],
          [a, bar, w],
        ]),
        { stroke: darken(tone, 0.55), width: 1.4 },
      );
  }
  const brass = plane.tone('#c9a258');
  const k = plane.pixels([u, v, w]);
  const knob = plane.point([u + (leaves === 2 ? 0.09 : width * 0.36), v + 1.05, w]);
  sheet.ellipse(knob, Math.max(1.3, k * 0.035), Math.max(1.3, k * 0.035), { fill: brass });
  sheet.polygon(
    plane.points(
      quad(
        u - 0.16 - (leaves === 2 ? 0.3 : 0),
        v + 0.98,
        u + 0.1 - (leaves === 2 ? 0.3 : 0),
        v + 1.05,
      ),
    ),
    { fill: brass },
  );
  sheet.polygon(
    plane.points([
      [u - width / 2, bar - 0.05, w + 0.05],
      [u + width / 2, bar - 0.05, w + 0.05],
      [u + width / 2, bar + 0.05, w + 0.05],
      [u - width / 2, bar + 0.05, w + 0.05],
    ]),
    { fill: lighten(tone, 0.12), stroke: darken(tone, 0.4), width: 0.6 },
  );
}

/** A sectional or boarded garage door. */
export function paintGarageLeaf(plane: Plane, o: Opening, depth: number, rng: Rng): void {
  const { sheet } = plane.scene;
  const { u, v, width, height, leaf = '#8b8f8f' } = o;
  const w = -depth;
  const tone = plane.tone(leaf);
  const upright = rng.chance(0.5);
  const quad: Local[] = [
    [u - width / 2, v, w],
    [u + width / 2, v, w],
    [u + width / 2, v + height, w],
    [u - width / 2, v + height, w],
  ];
  sheet.polygon(plane.points(quad), {
    fill: sheet.linear(plane.point([u, v + height, w]), plane.point([u, v, w]), [
      [0, lighten(tone, 0.08)],
      [1, darken(tone, 0.2)],
    ]),
  });
  const lines: ReturnType<Plane['open']>[] = [];
  const count = upright ? 14 : 6;
  for (let i = 1; i < count; i++) {
    const share = i / count;
    lines.push(
      upright
        ? plane.open([
            [u - width / 2 + width * share, v, w],
            [u - width / 2 + width * share, v + height, w],
          ])
        : plane.open([
            [u - width / 2, v + height * share, w],
            [u + width / 2, v + height * share, w],
          ]),
    );
  }
  sheet.lines(lines, { stroke: darken(tone, 0.45), width: 1.1, opacity: 0.7 });
  sheet.lines(
    lines.map((line) => line.map(([x, y]) => [x + 1.2, y + 1.2] as const)),
    { stroke: lighten(tone, 0.5), width: 0.8, opacity: 0.5 },
  );
}
