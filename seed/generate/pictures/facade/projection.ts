import { darken, lighten, mix } from '../draw/colour';
import type { Vec } from '../draw/geometry';
import { paintMaterial } from '../draw/material';
import { Plane, type Local } from '../draw/plane';
import type { Rng } from '../draw/prng';
import { paintDressing, paintSurround } from './dressing';
import type { Balcony, Oriel } from './facade';
import { paintRailing, type Run } from './ironwork';
import { paintOpening } from './opening';

const IRON = '#2b3230';

/** A balcony: corbels, slab with its underside, and a parapet of iron, stone, glass or brick. */
export function paintBalcony(plane: Plane, b: Balcony, trim: string): void {
  const { sheet } = plane.scene;
  const [u0, u1] = [b.u - b.width / 2, b.u + b.width / 2];
  const swell = b.swell ?? 0;
  const front = (share: number): number => b.depth + swell * Math.sin(Math.PI * share);
  const edge = (v: number, grow = 0): Local[] =>
    Array.from({ length: 17 }, (_, i): Local => [u0 - grow + ((b.width + grow * 2) * i) / 16, v, front(i / 16) + grow]);
  const slab = 0.16;
  if (b.corbels) {
    const count = Math.max(2, Math.round(b.width / 1.2));
    for (let i = 0; i < count; i++) {
      const u = u0 + 0.16 + ((b.width - 0.32) * i) / (count - 1);
      for (let step = 0; step < 4; step++) {
        const out = b.depth * (0.3 + step * 0.2);
        plane.box(u - 0.1, b.v - slab - 0.5 + step * 0.125, u + 0.1, b.v - slab - 0.5 + (step + 1) * 0.125, 0, out, trim);
      }
    }
  }
  const under: Local[] = [[u0, b.v - slab, 0], ...edge(b.v - slab), [u1, b.v - slab, 0]];
  if (plane.eye[1] < b.v - slab) sheet.polygon(plane.points(under), { fill: darken(plane.shade(trim), 0.22) });
  else sheet.polygon(plane.points(under.map((p): Local => [p[0], b.v, p[2]])), { fill: plane.tone(trim, [0, 1, 0]) });
  const rim = edge(b.v);
  const low = edge(b.v - slab);
  for (let i = 0; i < 16; i++) {
    const slope = (rim[i + 1]![2]! - rim[i]![2]!) / (b.width / 16);
    const normal: Vec = [-slope / Math.hypot(1, slope), 0, 1 / Math.hypot(1, slope)];
    const tone = plane.tone(lighten(trim, 0.08), normal);
    sheet.polygon(plane.points([low[i]!, low[i + 1]!, rim[i + 1]!, rim[i]!]), { fill: tone, stroke: tone, width: 0.5 });
  }
  for (const [end, side] of [[u0, -1], [u1, 1]] as const) {
    const seen = side < 0 ? plane.eye[0] < end : plane.eye[0] > end;
    if (seen) sheet.polygon(plane.points([[end, b.v - slab, 0], [end, b.v - slab, b.depth], [end, b.v, b.depth], [end, b.v, 0]]), { fill: plane.tone(trim, [side, 0, 0]) });
  }
  paintParapet(plane, b, trim, front);
}

function paintParapet(plane: Plane, b: Balcony, trim: string, front: (share: number) => number): void {
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
    const pane = (list: Local[]) => sheet.polygon(plane.points(list), { fill: glass, opacity: 0.42, stroke: '#eef2f0', width: 1 });
    pane([[u0, b.v, 0], [u0, b.v, b.depth], [u0, b.v + height, b.depth], [u0, b.v + height, 0]]);
    pane([[u0, b.v, b.depth], [u1, b.v, b.depth], [u1, b.v + height, b.depth], [u0, b.v + height, b.depth]]);
    plane.box(u0, b.v + height, u1, b.v + height + 0.04, b.depth - 0.05, b.depth, '#6f7674');
  } else if (b.material === 'solid') {
    plane.box(u0, b.v, u1, b.v + height, b.depth - 0.12, b.depth, trim);
    plane.box(u0, b.v, u0 + 0.12, b.v + height, 0, b.depth - 0.12, trim);
    plane.box(u1 - 0.12, b.v, u1, b.v + height, 0, b.depth - 0.12, trim);
  } else {
    const count = Math.max(3, Math.round(b.width / 0.24));
    for (let i = 0; i < count; i++) {
      const u = u0 + 0.1 + ((b.width - 0.2) * i) / (count - 1);
      const profile: Local[] = [[u - 0.05, b.v, b.depth - 0.1], [u - 0.08, b.v + 0.25, b.depth - 0.1], [u - 0.035, b.v + 0.55, b.depth - 0.1], [u - 0.06, b.v + 0.8, b.depth - 0.1], [u + 0.06, b.v + 0.8, b.depth - 0.1], [u + 0.035, b.v + 0.55, b.depth - 0.1], [u + 0.08, b.v + 0.25, b.depth - 0.1], [u + 0.05, b.v, b.depth - 0.1]];
      const [x0] = plane.point([u - 0.08, b.v, b.depth]);
      const [x1] = plane.point([u + 0.08, b.v, b.depth]);
      const tone = plane.tone(trim);
      sheet.polygon(plane.points(profile), { fill: sheet.linear([x0, 0], [x1, 0], plane.sun[0] < 0 ? [[0, lighten(tone, 0.2)], [1, darken(tone, 0.4)]] : [[0, darken(tone, 0.4)], [1, lighten(tone, 0.2)]]) });
    }
    for (const u of [u0, u1 - 0.22]) plane.box(u, b.v, u + 0.22, b.v + 0.98, b.depth - 0.24, b.depth, trim);
    plane.box(u0, b.v + 0.8, u1, b.v + 0.94, b.depth - 0.2, b.depth + 0.02, trim);
  }
}

/** Corners that throw the shadows of a balcony, remembered on the wall. */
export function castBalcony(plane: Plane, b: Balcony): void {
  const [u0, u1] = [b.u - b.width / 2, b.u + b.width / 2];
  const depth = b.depth + (b.swell ?? 0) * 0.7;
  plane.castBox(u0, b.v - 0.16, u1, b.v, 0, depth);
  if (b.material === 'solid' || b.material === 'stone') plane.castBox(u0, b.v, u1, b.v + 0.95, depth - 0.12, depth);
}

/** A projecting bay: underside, cheeks and front as walls of their own with their own openings, and a roof. */
export function paintOriel(plane: Plane, o: Oriel, trim: string, rng: Rng): void {
  const { sheet } = plane.scene;
  const run = o.splay >= 1.5 ? 0 : o.depth / Math.tan(o.splay);
  const [u0, u1] = [o.u - o.width / 2, o.u + o.width / 2];
  const top = o.v + o.height;
  const plan = (v: number, grow = 0): Local[] => [[u0 - grow, v, 0], [u0 + run - grow, v, o.depth + grow], [u1 - run + grow, v, o.depth + grow], [u1 + grow, v, 0]];
  if (plane.eye[1] < o.v && o.v > 0.8) {
    sheet.polygon(plane.points(plan(o.v)), { fill: darken(plane.shade(o.colour), 0.3) });
    for (let step = 1; step < 4; step++) {
      const shrink = step * 0.24;
      const ring = plan(o.v - step * 0.13).map(([u, v, w = 0]): Local => [o.u + (u - o.u) * (1 - shrink * 0.5), v, w * (1 - shrink)]);
      sheet.polygon(plane.points(ring), { fill: darken(plane.shade(trim), 0.1 + step * 0.05), stroke: darken(plane.shade(trim), 0.4), width: 0.6 });
    }
  }
  const cheekWidth = Math.hypot(run, o.depth);
  const sides = [
    { at: [u0, o.v, 0] as Local, angle: -o.splay, width: cheekWidth },
    { at: [u1 - run, o.v, o.depth] as Local, angle: o.splay, width: cheekWidth },
    { at: [u0 + run, o.v, o.depth] as Local, angle: 0, width: o.width - run * 2 },
  ];
  for (const side of sides) {
    const face = plane.turned(side.at, side.angle);
    if (face.eye[2] <= 0) continue;
    wall(face, side.width, o, side.angle === 0 ? o.openings : o.cheek, trim, rng);
  }
  const cap = plan(top, 0.1);
  if (plane.eye[1] < top) sheet.polygon(plane.points(cap), { fill: darken(plane.shade(trim), 0.2) });
  const rim = cap.map(([u, , w]): Local => [u, top + 0.2, w]);
  for (let i = 0; i < 3; i++) {
    const [a, b] = [cap[i]!, cap[i + 1]!];
    const length = Math.hypot(b[0] - a[0], b[2]! - a[2]!);
    const normal: Vec = [-(b[2]! - a[2]!) / length, 0, (b[0] - a[0]) / length];
    const tone = plane.tone(trim, normal);
    if (normal[0] * (plane.eye[0] - a[0]) + normal[2] * (plane.eye[2] - a[2]!) > 0) {
      sheet.polygon(plane.points([a, b, rim[i + 1]!, rim[i]!]), { fill: tone, stroke: darken(tone, 0.3), width: 0.6 });
    }
  }
  if (o.roof === 'lead') {
    const ridge: Local[] = [[u0 + run + 0.2, top + 0.85, 0], [u1 - run - 0.2, top + 0.85, 0]];
    const lead = '#6f7b7c';
    sheet.polygon(plane.points([rim[1]!, rim[2]!, ridge[1]!, ridge[0]!]), { fill: plane.tone(lead, [0, 0.6, 0.8]), stroke: darken(plane.tone(lead), 0.3), width: 0.6 });
    sheet.polygon(plane.points([rim[0]!, rim[1]!, ridge[0]!]), { fill: plane.tone(lead, [-0.6, 0.6, 0.5]) });
    sheet.polygon(plane.points([rim[2]!, rim[3]!, ridge[1]!]), { fill: plane.tone(lead, [0.6, 0.6, 0.5]) });
  }
  if (o.roof === 'balcony') {
    const deck: Balcony = { u: o.u, v: top + 0.2, width: o.width - run * 2 + 0.1, depth: o.depth + 0.08, pattern: o.pattern ?? 'scrolls', material: 'iron' };
    paintParapet(plane, deck, trim, () => deck.depth);
  }
}

function wall(face: Plane, width: number, o: Oriel, openings: Oriel['openings'], trim: string, rng: Rng): void {
  paintMaterial(face, { u0: 0, v0: 0, u1: width, v1: o.height }, o.material, o.colour, rng);
  for (const opening of openings) {
    const placed = { ...opening, u: width / 2 + opening.u, width: Math.min(opening.width, width - 0.16) };
    paintSurround(face, placed, trim);
    paintOpening(face, placed, o.colour, rng);
    paintDressing(face, placed, trim);
  }
  if (!face.sunlit) {
    const shade = face.points([[0, 0], [width, 0], [width, o.height], [0, o.height]]);
    face.scene.sheet.polygon(shade, { fill: face.scene.light.shadow, opacity: 0.12 });
  }
}
