import { darken, lighten } from '../../draw/colour';
import type { Rng } from '../../draw/prng';
import type { Balcony, Facade, Opening } from '../facade';
import { BRICKS, startFacade } from './start';

/** Contemporary: brick or render volumes, floor-high windows, glass-fronted terraces, timber cheeks, a set-back top. */
export function contemporary(rng: Rng): Facade {
  const storeys = rng.pick([3, 4, 4]);
  const step = 3.05;
  const width = rng.range(8.5, 13);
  const base = 0;
  const height = base + (storeys + 1) * step + 0.25;
  const brick = rng.chance(0.65);
  const colour = brick
    ? rng.pick(['#cbb79a', '#a9a29a', '#7c726b', '#e2d8c6', BRICKS[3], '#bda58a'])
    : rng.pick(['#eeeae0', '#e3ddd1', '#d8d8d2']);
  const frame = rng.pick(['#2f3534', '#3a3431', '#8a6b4a', '#4a504f']);
  const timber = rng.pick(['#a67c52', '#8d6b4c', '#b58d62']);
  const columns = width > 10.5 ? 3 : 2;
  const wide = width / columns;
  const openings: Opening[] = [];
  const balconies: Balcony[] = [];
  const fields: Facade['fields'] = [];
  const material = rng.pick(['glass', 'glass', 'iron', 'solid'] as const);
  const stagger = rng.chance(0.5);
  for (let s = 1; s <= storeys; s++) {
    for (let c = 0; c < columns; c++) {
      const u = wide * (c + 0.5);
      const v = base + s * step;
      const terrace = stagger ? (c + s) % 2 === 0 : c === columns - 1;
      if (terrace) {
        const shift = stagger && s % 2 === 0 ? 0.2 : -0.2;
        openings.push({
          u: u + shift,
          v: v + 0.06,
          width: wide - 1.1,
          height: 2.45,
          kind: 'window',
          columns: 3,
          frame,
          depth: 0.4,
        });
        fields.push({
          u0: u + shift + wide / 2 - 0.55,
          v0: v,
          u1: u + shift + wide / 2 - 0.12,
          v1: v + 2.55,
          material: 'timber',
          colour: timber,
        });
        balconies.push({
          u,
          v: v + 0.04,
          width: wide - 0.25,
          depth: 1.25,
          pattern: 'bars',
          material,
        });
      } else {
        const narrow = rng.chance(0.5);
        for (const d of narrow ? [-wide * 0.2, wide * 0.2] : [0]) {
          openings.push({
            u: u + d,
            v: v + (narrow ? 0.1 : 0.75),
            width: narrow ? 1.05 : wide * 0.62,
            height: narrow ? 2.4 : 1.7,
            kind: 'window',
            columns: narrow ? 1 : 2,
            frame,
            depth: 0.26,
            railing: narrow ? 'bars' : undefined,
          });
        }
      }
    }
  }
  const doorAt = rng.chance(0.5) ? wide * 0.5 : width - wide * 0.5;
  fields.push({
    u0: 0,
    v0: 0,
    u1: width,
    v1: step - 0.15,
    material: rng.chance(0.5) ? 'timber' : 'stone',
    colour: rng.chance(0.5) ? timber : darken(colour, 0.25),
  });
  openings.push({
    u: doorAt,
    v: 0.05,
    width: 1.7,
    height: 2.45,
    kind: 'door',
    leaf: frame,
    transom: 0.12,
    frame,
    depth: 0.45,
  });
  for (let c = 0; c < columns; c++) {
    const u = wide * (c + 0.5);
    if (Math.abs(u - doorAt) < 0.4) continue;
    openings.push(
      rng.chance(0.4)
        ? {
            u,
            v: 0.02,
            width: 2.7,
            height: 2.35,
            kind: 'garage',
            leaf: darken(timber, 0.2),
            depth: 0.3,
          }
        : {
            u,
            v: 0.3,
            width: wide - 0.9,
            height: 2.2,
            kind: 'shop',
            columns: 3,
            frame,
            depth: 0.3,
          },
    );
  }
  return startFacade(width, height, {
    material: brick ? 'brick' : 'render',
    colour,
    trim: brick ? '#d5cfc2' : '#c9c5ba',
    openings,
    balconies,
    fields,
    plinth: { height: 0, colour: '#777777' },
    bands: brick
      ? []
      : Array.from({ length: storeys }, (_, s) => ({
          v: (s + 1) * step - 0.16,
          height: 0.2,
          out: 0.05,
          colour: lighten(colour, 0.2),
        })),
    cornice: { kind: 'none', colour },
    roof: rng.chance(0.65)
      ? {
          kind: 'setback',
          height: 2.8,
          inset: 2,
          colour: rng.pick(['#565c5b', '#d9d5ca', '#8b8478']),
        }
      : { kind: 'parapet', height: 0.5, colour },
    chimneys: false,
  });
}
