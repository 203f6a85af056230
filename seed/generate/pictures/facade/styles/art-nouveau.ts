import { lighten } from '../../draw/colour';
import type { Rng } from '../../draw/prng';
import type { Facade, Opening } from '../facade';
import { DOORS, SLATES, startFacade } from './start';

/** Art Nouveau: asymmetric, a great rounded window, an oriel or a swelling balcony, sgraffito and banded brick. */
export function artNouveau(rng: Rng): Facade {
  const width = rng.range(6.6, 7.8);
  const flip = rng.chance(0.5);
  const at = (share: number) => (flip ? 1 - share : share) * width;
  const colour = rng.pick(['#e9dcc0', '#d9c79c', '#c9855f', '#e6d9c8', '#b9694c', '#d8cdb4']);
  const trim = rng.pick(['#c9c0ac', '#b9c0bb', '#dcd2bd']);
  const frame = rng.pick(['#3f5a4c', '#6b4a34', '#7d8f6a', '#eee6d6', '#4d5f6a']);
  const leaf = rng.pick(['#5b4030', '#3f5a4c', ...DOORS]);
  const plinth = 1.2;
  const [bel, second, attic] = [plinth + 0.35, plinth + 4.35, plinth + 7.75];
  const height = plinth + rng.range(10.4, 10.9);
  const big = at(0.36);
  const small = at(0.82);
  const openings: Opening[] = [
    {
      u: small,
      v: 0.34,
      width: 1.25,
      height: 3.5,
      kind: 'door',
      head: rng.pick(['horseshoe', 'round', 'basket'] as const),
      leaf,
      transom: 0.3,
      surround: 'moulded',
      frame,
    },
    {
      u: small,
      v: second + 0.1,
      width: 1.05,
      height: 2.2,
      kind: 'window',
      head: 'basket',
      transom: 0.34,
      frame,
      surround: 'moulded',
      sill: true,
    },
    {
      u: small,
      v: attic,
      width: 1.0,
      height: 1.5,
      kind: 'window',
      head: 'round',
      frame,
      surround: 'moulded',
      sill: true,
    },
    {
      u: at(0.24),
      v: 0.25,
      width: 0.9,
      height: plinth - 0.5,
      kind: 'cellar',
      columns: 4,
      frame: '#2e3331',
      depth: 0.14,
    },
    {
      u: at(0.5),
      v: 0.25,
      width: 0.9,
      height: plinth - 0.5,
      kind: 'cellar',
      columns: 4,
      frame: '#2e3331',
      depth: 0.14,
    },
  ];
  const oriel = rng.chance(0.5);
  const wide = width * 0.52;
  if (oriel) {
    openings.push({
      u: big,
      v: bel,
      width: wide * 0.86,
      height: 2.75,
      kind: 'window',
      head: 'basket',
      columns: 3,
      transom: 0.32,
      frame,
      surround: 'moulded',
      sill: true,
    });
  } else {
    openings.push({
      u: big,
      v: bel,
      width: wide * 0.94,
      height: 3.15,
      kind: 'window',
      head: 'horseshoe',
      columns: 3,
      transom: 0.42,
      frame,
      surround: 'moulded',
      sill: true,
    });
    openings.push({
      u: big,
      v: second - 0.2,
      width: wide * 0.82,
      height: 2.6,
      kind: 'window',
      head: 'basket',
      columns: 3,
      transom: 0.34,
      frame,
      surround: 'moulded',
    });
  }
  openings.push({
    u: big,
    v: attic,
    width: wide * 0.8,
    height: 1.6,
    kind: 'window',
    head: 'segment',
    columns: 3,
    transom: 0.3,
    frame,
    surround: 'moulded',
    sill: true,
  });
  const inner: Opening = {
    u: 0,
    v: 0.6,
    width: wide * 0.5,
    height: 2.1,
    kind: 'window',
    head: 'basket',
    columns: 2,
    transom: 0.36,
    frame,
    sill: true,
    depth: 0.1,
  };
  const cheek: Opening = { ...inner, width: 0.62, columns: 1 };
  const band = lighten(rng.pick(['#b9694c', '#7d8f8a', '#c99a5a', '#94503f']), 0.05);
  return startFacade(width, height, {
    material: 'brick',
    colour,
    trim,
    fields: [
      { u0: 0, v0: plinth, u1: width, v1: bel + 0.5, material: 'stone', colour: trim },
      ...[bel + 1.6, bel + 2.5, second + 0.9, second + 1.8].map((v) => ({
        u0: 0,
        v0: v,
        u1: width,
        v1: v + 0.17,
        material: 'brick' as const,
        colour: band,
      })),
    ],
    plinth: { height: plinth, colour: '#828b8f' },
    openings,
    bands: [
      { v: second - 0.75, height: 0.22, out: 0.12, colour: trim },
      { v: attic - 0.35, height: 0.14, out: 0.07, colour: trim },
    ],
    panels: [
      {
        u: width / 2,
        v: height - 0.98,
        width: width - 0.4,
        height: 0.78,
        art: 'sgraffito',
        colour: rng.pick(['#7f9a8c', '#c7a86a', '#8fa3a0', '#b98a62', '#dccba4']),
      },
      {
        u: small,
        v: second + 2.72,
        width: 1.5,
        height: 0.55,
        art: 'sgraffito',
        colour: rng.pick(['#8fa58f', '#d2b377', '#a8b4a6']),
      },
    ],
    oriels: oriel
      ? [
          {
            u: big,
            v: second - 0.55,
            width: wide,
            height: 3.35,
            depth: 0.85,
            splay: 0.95,
            material: rng.chance(0.5) ? 'stone' : 'timber',
            colour: rng.chance(0.5) ? trim : frame === '#eee6d6' ? '#e4dac6' : frame,
            openings: [inner],
            cheek: [cheek],
            roof: rng.pick(['lead', 'balcony'] as const),
            pattern: 'whiplash',
          },
        ]
      : [],
    balconies: oriel
      ? [
          {
            u: small,
            v: second,
            width: 1.5,
            depth: 0.4,
            swell: 0.25,
            pattern: 'whiplash',
            material: 'iron',
            corbels: true,
          },
        ]
      : [
          {
            u: big,
            v: second - 0.25,
            width: wide * 1.06,
            depth: 0.5,
            swell: 0.5,
            pattern: 'whiplash',
            material: 'iron',
            corbels: true,
          },
        ],
    cornice: {
      kind: rng.pick(['bracketed', 'deep'] as const),
      colour: rng.pick(['#5e4a3a', '#4f6356', '#e6dcc8', '#6d5340']),
    },
    roof: {
      kind: 'pitched',
      rise: 2.3,
      colour: rng.pick(SLATES),
      dormers: [{ u: big, width: 2, height: 1.6, head: 'bow', colour: trim, frame }],
    },
    chimneys: true,
  });
}
