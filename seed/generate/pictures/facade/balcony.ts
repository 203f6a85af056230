import { darken, lighten, mix } from '../draw/colour';
import type { Vec } from '../draw/geometry';
import type { Plane, Local } from '../draw/plane';
import type { Balcony } from './facade';
import { paintRailing, type Run } from './ironwork';

const IRON = '#2b3230';

/** A balcony: corbels, slab with its underside, and a parapet of iron, stone, glass or brick. */
export function paintBalcony(plane: Plane, b: Balcony, trim: string): void {
  const { sheet } = plane.scene;
  const [u0, u1] = [b.u - b.width / 2, b.u + b.width / 2];
  const swell = b.swell ?? 0;
  const front = (share: number): number => b.depth + swell * Math.sin(Math.PI * share);
  const edge = (v: number, grow = 0): Local[] =>
    Array.from({ length: 17 }, (_, i): Local => [
      u0 - grow + ((b.width + grow * 2) * i) / 16,
      v,
      front(i / 16) + grow,
    ]);
  const slab = 0.16;
  if (b.corbels) {
    const count = Math.max(2, Math.round(b.width / 1.2));
    for (let i = 0; i < count; i++) {
      const u = u0 + 0.16 + ((b.width - 0.32) * i) / (count - 1);
      for (let step = 0; step < 4; step++) {
        const out = b.depth * (0.3 + step * 0.2);
        plane.box(
          u - 0.1,
          b.v - slab - 0.5 + step * 0.125,
          u + 0.1,
          b.v - slab - 0.5 + (step + 1) * 0.125,
          0,
          out,
          trim,
        );
      }
    }
  }
  const under: Local[] = [[u0, b.v - slab, 0], ...edge(b.v - slab), [u1, b.v - slab, 0]];
  if (plane.eye[1] < b.v - slab)
    sheet.polygon(plane.points(under), { fill: darken(plane.shade(trim), 0.22) });
  else
    sheet.polygon(plane.points(under.map((p): Local => [p[0], b.v, p[2]])), {
      fill: plane.tone(trim, [0, 1, 0]),
    });
  const rim = edge(b.v);
  const low = edge(b.v - slab);
  for (let i = 0; i < 16; i++) {
    const slope = (rim[i + 1]![2]! - rim[i]![2]!) / (b.width / 16);
    const normal: Vec = [-slope / Math.hypot(1, slope), 0, 1 / Math.hypot(1, slope)];
    const tone = plane.tone(lighten(trim, 0.08), normal);
    sheet.polygon(plane.points([low[i]!, low[i + 1]!, rim[i + 1]!, rim[i]!]), {
      fill: tone,
      stroke: tone,
      width: 0.5,
    });
  }
  for (const [end, side] of [
    [u0, -1],
    [u1, 1],
  ] as const) {
    const seen = side < 0 ? plane.eye[0] < end : plane.eye[0] > end;
    if (seen)
      sheet.polygon(
        plane.points([
          [end, b.v - slab, 0],
          [end, b.v - slab, b.depth],
          [end, b.v, b.depth],
          [end, b.v, 0],
        ]),
        { fill: plane.tone(trim, [side, 0, 0]) },
      );
  }
  paintParapet(plane, b, trim, front);
}

export function paintParapet(
  plane: Plane,
  b: Balcony,
  trim: string,
  front: (share: number) => number,
): void {
  const { sheet } = plane.scene;
  const [u0, u1] = [b.u - b.width / 2, b.u + b.width / 2];
  const height = 0.95;
  const inset = 0.06;
  const far: Run = (s) => [plane.eye[0] < b.u ? u1 - inset : u0 + inset, s * (b.depth - inset)];
  const near: Run = (s) => [plane.eye[0] < b.u ? u0 + inset : u1 - inset, s * (b.depth - inset)];
  const main: Run = (s) => [u0 + inset + (b.width - inset * 2) * s, front(s) - inset];
  if (b.material === 'iron') {
    for (const run of [far, near]) paintRailing(plane, run, b.depth, b.v, height, b.pattern, IRON);
    paintRailing(plane, main, b.width, b.v, height, b.pattern, IRON);
  } else if (b.material === 'glass') {
    const glass = mix(plane.scene.light.sky[1], '#9fb4b4', 0.4);
    const pane = (list: Local[]) =>
      sheet.polygon(plane.points(list), {
        fill: glass,
        opacity: 0.42,
        stroke: '#eef2f0',
        width: 1,
      });
    pane([
      [u0, b.v, 0],
      [u0, b.v, b.depth],
      [u0, b.v + height, b.depth],
      [u0, b.v + height, 0],
    ]);
    pane([
      [u0, b.v, b.depth],
      [u1, b.v, b.depth],
      [u1, b.v + height, b.depth],
      [u0, b.v + height, b.depth],
    ]);
    plane.box(u0, b.v + height, u1, b.v + height + 0.04, b.depth - 0.05, b.depth, '#6f7674');
  } else if (b.material === 'solid') {
    plane.box(u0, b.v, u1, b.v + height, b.depth - 0.12, b.depth, trim);
    plane.box(u0, b.v, u0 + 0.12, b.v + height, 0, b.depth - 0.12, trim);
    plane.box(u1 - 0.12, b.v, u1, b.v + height, 0, b.depth - 0.12, trim);
  } else {
    const count = Math.max(3, Math.round(b.width / 0.24));
    for (let i = 0; i < count; i++) {
      const u = u0 + 0.1 + ((b.width - 0.2) * i) / (count - 1);
      const profile: Local[] = [
        [u - 0.05, b.v, b.depth - 0.1],
        [u - 0.08, b.v + 0.25, b.depth - 0.1],
        [u - 0.035, b.v + 0.55, b.depth - 0.1],
        [u - 0.06, b.v + 0.8, b.depth - 0.1],
        [u + 0.06, b.v + 0.8, b.depth - 0.1],
        [u + 0.035, b.v + 0.55, b.depth - 0.1],
        [u + 0.08, b.v + 0.25, b.depth - 0.1],
        [u + 0.05, b.v, b.depth - 0.1],
      ];
      const [x0] = plane.point([u - 0.08, b.v, b.depth]);
      const [x1] = plane.point([u + 0.08, b.v, b.depth]);
      const tone = plane.tone(trim);
      sheet.polygon(plane.points(profile), {
        fill: sheet.linear(
          [x0, 0],
          [x1, 0],
          plane.sun[0] < 0
            ? [
                [0, lighten(tone, 0.2)],
                [1, darken(tone, 0.4)],
              ]
            : [
                [0, darken(tone, 0.4)],
                [1, lighten(tone, 0.2)],
              ],
        ),
      });
    }
    for (const u of [u0, u1 - 0.22])
      plane.box(u, b.v, u + 0.22, b.v + 0.98, b.depth - 0.24, b.depth, trim);
    plane.box(u0, b.v + 0.8, u1, b.v + 0.94, b.depth - 0.2, b.depth + 0.02, trim);
  }
}

/** Corners that throw the shadows of a balcony, remembered on the wall. */
export function castBalcony(plane: Plane, b: Balcony): void {
  const [u0, u1] = [b.u - b.width / 2, b.u + b.width / 2];
  const depth = b.depth + (b.swell ?? 0) * 0.7;
  plane.castBox(u0, b.v - 0.16, u1, b.v, 0, depth);
  if (b.material === 'solid' || b.material === 'stone')
    plane.castBox(u0, b.v, u1, b.v + 0.95, depth - 0.12, depth);
}
