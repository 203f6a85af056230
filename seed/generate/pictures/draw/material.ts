import { darken, lighten, mix } from './colour';
import type { Point } from './geometry';
import type { Local, Plane } from './plane';
import type { Rng } from './prng';

export type Material = 'brick' | 'stucco' | 'stone' | 'concrete' | 'timber' | 'render';

export interface Field {
  u0: number;
  v0: number;
  u1: number;
  v1: number;
  w?: number;
}

/** Fills a rectangle of wall with a material: base wash, weathering from the eaves down, bond or joints. */
export function paintMaterial(
  plane: Plane,
  field: Field,
  material: Material,
  colour: string,
  rng: Rng,
): void {
  const { u0, v0, u1, v1, w = 0 } = field;
  const tone = plane.tone(colour);
  const { sheet } = plane.scene;
  const corners = plane.points([
    [u0, v0, w],
    [u1, v0, w],
    [u1, v1, w],
    [u0, v1, w],
  ]);
  if (corners.length < 3) return;
  const left = plane.sun[0] < 0;
  const from = plane.point([left ? u0 : u1, v1, w]);
  const to = plane.point([left ? u1 : u0, v0, w]);
  const wash = sheet.linear(from, to, [
    [0, lighten(tone, 0.1)],
    [0.5, tone],
    [1, darken(tone, 0.14)],
  ]);
  sheet.polygon(corners, { fill: wash });
  if (plane.pixels([u0, v0, w]) < 16) return;
  if (material === 'brick') brick(plane, field, tone, rng);
  if (material === 'stone') ashlar(plane, field, tone, rng, 0.42, 0.95);
  if (material === 'stucco' || material === 'render') weathering(plane, field, tone, rng);
  if (material === 'concrete') ashlar(plane, field, tone, rng, 1.35, 2.7);
  if (material === 'timber') boards(plane, field, tone, rng);
}

function brick(plane: Plane, field: Field, tone: string, rng: Rng): void {
  const { u0, v0, u1, v1, w = 0 } = field;
  const { sheet } = plane.scene;
  const course = 0.085;
  const half = 0.125;
  const rows = Math.floor((v1 - v0) / course);
  const groups: Point[][][] = [[], [], [], []];
  const pens = [
    darken(tone, 0.2),
    lighten(tone, 0.16),
    darken(tone, 0.34),
    mix(tone, '#c88a5a', 0.3),
  ];
  const count = Math.min(1500, Math.round((u1 - u0) * (v1 - v0) * 11));
  for (let i = 0; i < count; i++) {
    const row = rng.int(0, rows - 1);
    const a = u0 + Math.floor(rng.range(0, (u1 - u0) / half)) * half + (row % 2) * (half / 2);
    const length = rng.chance(0.5) ? half : half * 2;
    const b = Math.min(u1, a + length - 0.02);
    if (b - a < 0.05) continue;
    const low = v0 + row * course;
    const quad: Local[] = [
      [a, low, w],
      [b, low, w],
      [b, low + course - 0.018, w],
      [a, low + course - 0.018, w],
    ];
    groups[rng.int(0, 3)]!.push(plane.points(quad));
  }
  groups.forEach((quads, i) =>
    sheet.shape(quads, { fill: pens[i]!, opacity: i === 2 ? 0.3 : 0.42 }),
  );
  const joints: Point[][] = [];
  for (let row = 1; row <= rows; row++) {
    const v = v0 + row * course;
    joints.push(
      plane.open([
        [u0, v, w],
        [u1, v, w],
      ]),
    );
  }
  sheet.lines(joints, { stroke: lighten(tone, 0.35), width: 0.6, opacity: 0.3 });
}

function ashlar(
  plane: Plane,
  field: Field,
  tone: string,
  rng: Rng,
  course: number,
  length: number,
): void {
  const { u0, v0, u1, v1, w = 0 } = field;
  const { sheet } = plane.scene;
  const rows = Math.max(1, Math.round((v1 - v0) / course));
  const height = (v1 - v0) / rows;
  const joints: Point[][] = [];
  for (let row = 0; row < rows; row++) {
    const low = v0 + row * height;
    if (row > 0)
      joints.push(
        plane.open([
          [u0, low, w],
          [u1, low, w],
        ]),
      );
    for (let u = u0 - (row % 2) * length * 0.5; u < u1; u += length) {
      const [a, b] = [Math.max(u0, u), Math.min(u1, u + length)];
      if (b - a < 0.05) continue;
      if (u > u0)
        joints.push(
          plane.open([
            [u, low, w],
            [u, low + height, w],
          ]),
        );
      const drift = rng.spread() * 0.09;
      const fill = drift > 0 ? lighten(tone, drift) : darken(tone, -drift * 1.6);
      const quad: Local[] = [
        [a, low, w],
        [b, low, w],
        [b, low + height, w],
        [a, low + height, w],
      ];
      sheet.polygon(plane.points(quad), { fill, opacity: 0.8 });
    }
  }
  sheet.lines(joints, { stroke: darken(tone, 0.42), width: 0.9, opacity: 0.5 });
  sheet.lines(
    joints.map((line) => line.map(([x, y]) => [x + 1, y + 1] as const)),
    { stroke: lighten(tone, 0.5), width: 0.7, opacity: 0.5 },
  );
}

function weathering(plane: Plane, field: Field, tone: string, rng: Rng): void {
  const { u0, v0, u1, v1, w = 0 } = field;
  const { sheet } = plane.scene;
  const streaks: Point[][] = [];
  for (let i = 0; i < (u1 - u0) * 5; i++) {
    const u = rng.range(u0, u1 - 0.05);
    const top = rng.range(v0 + (v1 - v0) * 0.3, v1);
    const drop = rng.range(0.3, 1.6);
    const wide = rng.range(0.02, 0.12);
    streaks.push(
      plane.points([
        [u, top, w],
        [u + wide, top, w],
        [u + wide * 0.7, Math.max(v0, top - drop), w],
        [u + wide * 0.3, Math.max(v0, top - drop), w],
      ]),
    );
  }
  sheet.shape(streaks, { fill: darken(tone, 0.3), opacity: 0.1 });
}

function boards(plane: Plane, field: Field, tone: string, rng: Rng): void {
  const { u0, v0, u1, v1, w = 0 } = field;
  const { sheet } = plane.scene;
  for (let u = u0; u < u1; u += 0.14) {
    const b = Math.min(u1, u + 0.14);
    const fill = rng.chance(0.5)
      ? lighten(tone, rng.range(0, 0.14))
      : darken(tone, rng.range(0, 0.2));
    const quad: Local[] = [
      [u, v0, w],
      [b, v0, w],
      [b, v1, w],
      [u, v1, w],
    ];
    sheet.polygon(plane.points(quad), { fill, stroke: darken(tone, 0.4), width: 0.5 });
  }
}

/** Horizontal channels of rusticated stucco or stone. */
export function paintRustication(plane: Plane, field: Field, colour: string, step = 0.42): void {
  const { sheet } = plane.scene;
  const tone = plane.tone(colour);
  const { u0, u1, w = 0 } = field;
  for (let v = field.v0 + step; v < field.v1 - 0.05; v += step) {
    plane.scene.sheet.polygon(
      plane.points([
        [u0, v - 0.045, w],
        [u1, v - 0.045, w],
        [u1, v, w],
        [u0, v, w],
      ]),
      { fill: darken(tone, 0.42), opacity: 0.6 },
    );
    sheet.line(
      plane.open([
        [u0, v - 0.055, w],
        [u1, v - 0.055, w],
      ]),
      { stroke: lighten(tone, 0.6), width: 1, opacity: 0.7 },
    );
  }
}
