import { darken } from '../draw/colour';
import type { Vec } from '../draw/geometry';
import { paintMaterial } from '../draw/material';
import type { Plane, Local } from '../draw/plane';
import type { Rng } from '../draw/prng';
import { paintParapet } from './balcony';
import { paintDressing } from './dressing';
import { paintSurround } from './surround';
import type { Balcony, Oriel } from './facade';
import { paintOpening } from './opening';

/** A projecting bay: underside, cheeks and front as walls of their own with their own openings, and a roof. */
export function paintOriel(plane: Plane, o: Oriel, trim: string, rng: Rng): void {
  const { sheet } = plane.scene;
  const run = o.splay >= 1.5 ? 0 : o.depth / Math.tan(o.splay);
  const [u0, u1] = [o.u - o.width / 2, o.u + o.width / 2];
  const top = o.v + o.height;
  const plan = (v: number, grow = 0): Local[] => [
    [u0 - grow, v, 0],
    [u0 + run - grow, v, o.depth + grow],
    [u1 - run + grow, v, o.depth + grow],
    [u1 + grow, v, 0],
  ];
  if (plane.eye[1] < o.v && o.v > 0.8) {
    sheet.polygon(plane.points(plan(o.v)), { fill: darken(plane.shade(o.colour), 0.3) });
    for (let step = 1; step < 4; step++) {
      const shrink = step * 0.24;
      const ring = plan(o.v - step * 0.13).map(([u, v, w = 0]): Local => [
        o.u + (u - o.u) * (1 - shrink * 0.5),
        v,
        w * (1 - shrink),
      ]);
      sheet.polygon(plane.points(ring), {
        fill: darken(plane.shade(trim), 0.1 + step * 0.05),
        stroke: darken(plane.shade(trim), 0.4),
        width: 0.6,
      });
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
  if (plane.eye[1] < top)
    sheet.polygon(plane.points(cap), { fill: darken(plane.shade(trim), 0.2) });
  const rim = cap.map(([u, , w]): Local => [u, top + 0.2, w]);
  for (let i = 0; i < 3; i++) {
    const [a, b] = [cap[i]!, cap[i + 1]!];
    const length = Math.hypot(b[0] - a[0], b[2]! - a[2]!);
    const normal: Vec = [-(b[2]! - a[2]!) / length, 0, (b[0] - a[0]) / length];
    const tone = plane.tone(trim, normal);
    if (normal[0] * (plane.eye[0] - a[0]) + normal[2] * (plane.eye[2] - a[2]!) > 0) {
      sheet.polygon(plane.points([a, b, rim[i + 1]!, rim[i]!]), {
        fill: tone,
        stroke: darken(tone, 0.3),
        width: 0.6,
      });
    }
  }
  if (o.roof === 'lead') {
    const ridge: Local[] = [
      [u0 + run + 0.2, top + 0.85, 0],
      [u1 - run - 0.2, top + 0.85, 0],
    ];
    const lead = '#6f7b7c';
    sheet.polygon(plane.points([rim[1]!, rim[2]!, ridge[1]!, ridge[0]!]), {
      fill: plane.tone(lead, [0, 0.6, 0.8]),
      stroke: darken(plane.tone(lead), 0.3),
      width: 0.6,
    });
    sheet.polygon(plane.points([rim[0]!, rim[1]!, ridge[0]!]), {
      fill: plane.tone(lead, [-0.6, 0.6, 0.5]),
    });
    sheet.polygon(plane.points([rim[2]!, rim[3]!, ridge[1]!]), {
      fill: plane.tone(lead, [0.6, 0.6, 0.5]),
    });
  }
  if (o.roof === 'balcony') {
    const deck: Balcony = {
      u: o.u,
      v: top + 0.2,
      width: o.width - run * 2 + 0.1,
      depth: o.depth + 0.08,
      pattern: o.pattern ?? 'scrolls',
      material: 'iron',
    };
    paintParapet(plane, deck, trim, () => deck.depth);
  }
}

function wall(
  face: Plane,
  width: number,
  o: Oriel,
  openings: Oriel['openings'],
  trim: string,
  rng: Rng,
): void {
  paintMaterial(face, { u0: 0, v0: 0, u1: width, v1: o.height }, o.material, o.colour, rng);
  for (const opening of openings) {
    const placed = {
      ...opening,
      u: width / 2 + opening.u,
      width: Math.min(opening.width, width - 0.16),
    };
    paintSurround(face, placed, trim);
    paintOpening(face, placed, o.colour, rng);
    paintDressing(face, placed, trim);
  }
  if (!face.sunlit) {
    const shade = face.points([
      [0, 0],
      [width, 0],
      [width, o.height],
      [0, o.height],
    ]);
    face.scene.sheet.polygon(shade, { fill: face.scene.light.shadow, opacity: 0.12 });
  }
}
