import { darken } from '../draw/colour';
import { paintMaterial, paintRustication } from '../draw/material';
import type { Local, Plane } from '../draw/plane';
import type { Rng } from '../draw/prng';
import { castCornice, paintCornice } from './cornice';
import { paintDressing } from './dressing';
import { paintSurround } from './surround';
import type { Facade } from './facade';
import { paintOpening } from './opening';
import { paintPanel, paintPilaster, paintQuoins } from './ornament';
import { castBalcony, paintBalcony } from './balcony';
import { paintOriel } from './oriel';
import { paintRoof } from './roof';

/** Draws a whole front on a wall plane whose origin is its left foot. */
export function paintFacade(plane: Plane, f: Facade, rng: Rng): void {
  paintRoof(plane, f, rng.fork('roof'));
  paintMaterial(
    plane,
    { u0: 0, v0: 0, u1: f.width, v1: f.height },
    f.material,
    f.colour,
    rng.fork('wall'),
  );
  for (const field of f.fields) {
    paintMaterial(plane, field, field.material, field.colour, rng.fork(`field${field.v0}`));
    if (field.rusticated) paintRustication(plane, field, field.colour);
  }
  if (f.plinth.height > 0) {
    paintMaterial(
      plane,
      { u0: 0, v0: 0, u1: f.width, v1: f.plinth.height, w: 0.03 },
      'stone',
      f.plinth.colour,
      rng.fork('plinth'),
    );
    plane.moulding(
      0,
      f.width,
      [
        [0.03, f.plinth.height - 0.04],
        [0.09, f.plinth.height],
        [0, f.plinth.height + 0.06],
      ],
      f.plinth.colour,
    );
  }
  if (f.quoins) paintQuoins(plane, f.width, f.plinth.height, f.height - 0.4, f.quoins);
  for (const b of f.bands) {
    plane.castBox(b.u0 ?? 0, b.v, b.u1 ?? f.width, b.v + b.height, 0, b.out);
    plane.paintShadows();
    plane.moulding(
      b.u0 ?? 0,
      b.u1 ?? f.width,
      [
        [0, b.v],
        [b.out * 0.7, b.v + b.height * 0.1],
        [b.out, b.v + b.height * 0.35],
        [b.out, b.v + b.height * 0.85],
        [0, b.v + b.height],
      ],
      b.colour,
    );
  }
  for (const panel of f.panels) paintPanel(plane, panel);
  for (const pilaster of f.pilasters) paintPilaster(plane, pilaster);
  const order = [...f.openings].sort(
    (a, b) => Math.abs(b.u - plane.eye[0]) - Math.abs(a.u - plane.eye[0]),
  );
  for (const o of order) {
    paintSurround(plane, o, f.trim);
    paintOpening(plane, o, f.colour, rng.fork(`${o.u},${o.v}`));
  }
  for (const o of order) paintDressing(plane, o, f.trim);
  steps(plane, f);
  for (const oriel of f.oriels) plane.cast(orielCorners(oriel));
  for (const b of f.balconies) castBalcony(plane, b);
  castCornice(plane, f);
  plane.paintShadows(
    plane.points([
      [0, 0],
      [f.width, 0],
      [f.width, f.height + 0.02],
      [0, f.height + 0.02],
    ]),
  );
  const standing = [
    ...f.oriels.map((oriel) => ({
      v: oriel.v,
      paint: () => paintOriel(plane, oriel, f.trim, rng.fork(`oriel${oriel.u},${oriel.v}`)),
    })),
    ...f.balconies.map((b) => ({ v: b.v, paint: () => paintBalcony(plane, b, f.trim) })),
  ].sort((a, b) => b.v - a.v);
  for (const part of standing) part.paint();
  paintCornice(plane, f);
  const ambient = plane.points([
    [0, 0],
    [f.width, 0],
    [f.width, 1.4],
    [0, 1.4],
  ]);
  const { sheet, light } = plane.scene;
  sheet.polygon(ambient, {
    fill: sheet.linear(plane.point([0, 1.4]), plane.point([0, 0]), [
      [0, light.shadow, 0],
      [1, light.shadow, 0.22],
    ]),
  });
}

function orielCorners(o: Facade['oriels'][number]): Local[] {
  const run = o.splay >= 1.5 ? 0 : o.depth / Math.tan(o.splay);
  return [o.v, o.v + o.height].flatMap((v): Local[] => [
    [o.u - o.width / 2, v, 0],
    [o.u - o.width / 2 + run, v, o.depth],
    [o.u + o.width / 2 - run, v, o.depth],
    [o.u + o.width / 2, v, 0],
  ]);
}

function steps(plane: Plane, f: Facade): void {
  for (const door of f.openings.filter((o) => o.kind === 'door' && o.v > 0.1)) {
    const count = Math.max(1, Math.round(door.v / 0.17));
    for (let i = count - 1; i >= 0; i--) {
      const out = 0.05 + (count - i) * 0.2;
      const half = door.width / 2 + 0.12;
      plane.box(
        door.u - half,
        (i * door.v) / count,
        door.u + half,
        ((i + 1) * door.v) / count,
        0,
        out,
        darken('#a7abab', 0.05),
      );
    }
  }
}
