import { darken, lighten } from '../../draw/colour';
import type { Rng } from '../../draw/prng';
import type { Facade, Opening, Oriel } from '../facade';
import { BRICKS, DOORS, PALE_BRICKS, startFacade } from './start';

/** Art Deco: sober brick, a bay window through the storeys, stepped parapet, fluting and chevrons. */
export function artDeco(rng: Rng): Facade {
  const storeys = rng.pick([3, 4, 4, 5]);
  const step = 3.05;
  const width = rng.range(6.4, 8.6);
  const base = 0.7;
  const height = base + storeys * step + 0.45;
  const colour = rng.pick([...BRICKS.slice(0, 5), ...PALE_BRICKS]);
  const trim = rng.pick(['#d6cbb6', '#c9c3b4', '#e4d9c2', '#b9b4a8']);
  const frame = rng.pick(['#2f3a38', '#5e3b2c', '#f0e9da', '#3a4a4a', '#6d2f2a']);
  const flip = rng.chance(0.5);
  const at = (share: number) => (flip ? 1 - share : share) * width;
  const bay = at(0.36);
  const side = at(0.82);
  const wide = width * 0.5;
  const openings: Opening[] = [
    {
      u: side,
      v: 0.17,
      width: 1.2,
      height: 2.75,
      kind: 'door',
      leaf: rng.pick([...DOORS, '#6b4a30']),
      transom: 0.22,
      surround: 'moulded',
      frame,
    },
    rng.chance(0.45)
      ? {
          u: bay,
          v: 0.02,
          width: 2.5,
          height: 2.3,
          kind: 'garage',
          leaf: rng.pick(['#5f6e69', '#6b4a34', '#444f55']),
          surround: 'flat',
        }
      : {
          u: bay,
          v: base + 0.25,
          width: wide * 0.8,
          height: 1.9,
          kind: 'window',
          columns: 3,
          transom: 0.25,
          frame,
          surround: 'flat',
          sill: true,
        },
  ];
  const oriels: Oriel[] = [];
  const angled = rng.chance(0.5) ? 1.57 : 1.0;
  const depth = 0.62;
  for (let s = 1; s < storeys; s++) {
    const v = base + s * step;
    openings.push({
      u: side,
      v: v + 0.75,
      width: 1.1,
      height: 1.55,
      kind: 'window',
      columns: 2,
      transom: 0.28,
      frame,
      surround: rng.chance(0.5) ? 'flat' : 'brick',
      sill: true,
    });
    if (s === storeys - 1 && rng.chance(0.7)) {
      openings.push({
        u: bay,
        v: v + 0.2,
        width: wide * 0.8,
        height: 2.15,
        kind: 'window',
        columns: 3,
        transom: 0.25,
        frame,
        surround: 'flat',
      });
      continue;
    }
    const run = angled > 1.5 ? 0 : depth / Math.tan(angled);
    const face = wide - run * 2;
    oriels.push({
      u: bay,
      v: v - 0.05,
      width: wide,
      height: step - 0.2,
      depth,
      splay: angled,
      material: 'brick',
      colour,
      roof: 'flat',
      openings: [
        {
          u: 0,
          v: 0.8,
          width: face - 0.3,
          height: 1.6,
          kind: 'window',
          columns: 3,
          transom: 0.28,
          frame,
          sill: true,
          depth: 0.1,
        },
      ],
      cheek: [
        {
          u: 0,
          v: 0.8,
          width: 0.45,
          height: 1.6,
          kind: 'window',
          columns: 1,
          transom: 0.28,
          frame,
          depth: 0.08,
        },
      ],
    });
  }
  const lastOriel = oriels.at(-1);
  if (lastOriel && oriels.length < storeys - 1) lastOriel.roof = 'balcony';
  if (lastOriel) lastOriel.pattern = 'deco';
  return startFacade(width, height, {
    material: 'brick',
    colour,
    trim,
    plinth: { height: base, colour: '#868d8e' },
    openings,
    oriels,
    fields: [
      {
        u0: 0,
        v0: base,
        u1: width,
        v1: base + step - 0.35,
        material: rng.chance(0.5) ? 'stone' : 'brick',
        colour: rng.chance(0.5) ? trim : darken(colour, 0.18),
      },
    ],
    bands: [
      { v: base + step - 0.38, height: 0.22, out: 0.1, colour: trim },
      { v: height - 0.95, height: 0.12, out: 0.06, colour: trim },
    ],
    panels: [
      {
        u: width / 2,
        v: height - 0.8,
        width: width - 0.9,
        height: 0.55,
        art: rng.pick(['chevron', 'fluted', 'relief'] as const),
        colour: lighten(trim, 0.05),
      },
      { u: side, v: 3.05, width: 1.5, height: 0.4, art: 'fluted', colour: trim },
    ],
    pilasters: rng.chance(0.5)
      ? [at(0.68)].map((u) => ({
          u,
          v0: base + step,
          v1: height + 0.2,
          width: 0.28,
          out: 0.12,
          colour: trim,
        }))
      : [],
    cornice: { kind: rng.pick(['simple', 'none', 'stone'] as const), colour: trim },
    roof: { kind: 'parapet', height: rng.range(0.4, 0.9), colour },
    chimneys: false,
  });
}
