import type { Rng } from '../draw/prng';
import type { Opening } from '../facade/facade';
import { BRICKS, DOORS, PALE_BRICKS, SLATES, TILES } from '../facade/styles/start';
import { type House, type Look, windows } from './house';
import type { Volume } from './volume';

/** Symmetric under a hipped roof, with a garage wing. */
export function hippedVilla(rng: Rng): House {
  const width = rng.range(12, 14);
  const painted = rng.chance(0.6);
  const colour = painted
    ? rng.pick(['#f1ece0', '#efe4d0', '#e6e4da'])
    : rng.pick([...BRICKS, ...PALE_BRICKS]);
  const trim = '#e9e1d0';
  const shutters = rng.chance(0.7)
    ? rng.pick(['#5f7466', '#6b7f8a', '#8a3f35', '#3f4f4a'])
    : undefined;
  const frame = '#f4f0e6';
  const look: Look = {
    material: painted ? 'render' : 'brick',
    colour,
    trim,
    plinth: { height: 0.4, colour: '#8b9090' },
  };
  const us = [0.13, 0.32, 0.68, 0.87].map((s) => s * width);
  const slate = rng.chance(0.6) ? rng.pick(SLATES) : rng.pick(TILES);
  const main: Volume = {
    at: [0, 0],
    width,
    depth: 8.5,
    height: 5.9,
    look,
    roof: { kind: 'hip', rise: 3.2, colour: slate, overhang: 0.55 },
    chimney: 0.44,
    front: [
      ...windows(us, 0.9, { frame, height: 1.75, surround: 'flat', shutters }),
      ...windows([...us, width / 2], 3.75, { frame, surround: 'flat', shutters }),
      {
        u: width / 2,
        v: 0.18,
        width: 1.5,
        height: 2.5,
        kind: 'door',
        leaf: rng.pick(DOORS),
        transom: 0.2,
        surround: 'moulded',
        crown: 'triangle',
        frame,
      },
    ],
    side: [
      ...windows([2, 6.2], 0.9, { frame, height: 1.75, surround: 'flat' }),
      ...windows([2, 6.2], 3.75, { frame, surround: 'flat' }),
    ],
  };
  const wing: Volume = {
    at: [width, -2.4],
    width: 4.6,
    depth: 4.4,
    height: 3,
    look,
    roof: { kind: 'hip', rise: 1.9, colour: slate },
    front: [
      {
        u: 2.2,
        v: 0.02,
        width: 2.9,
        height: 2.3,
        kind: 'garage',
        leaf: shutters ?? '#8b9490',
        surround: 'flat',
      },
    ],
    side: [],
  };
  return { blocks: [wing, main], width: width + 4.4, height: 9.1, door: width / 2, beds: width };
}

/** A brick or rendered cottage with a cross gable. */
export function gabledVilla(rng: Rng): House {
  const colour = rng.chance(0.5) ? rng.pick(BRICKS) : rng.pick(['#efe7d8', '#e9dcc6']);
  const brick = (BRICKS as readonly string[]).includes(colour);
  const frame = rng.pick(['#f4f0e6', '#3f5145', '#5a4334']);
  const tile = rng.chance(0.6) ? rng.pick(TILES) : rng.pick(SLATES);
  const look: Look = {
    material: brick ? 'brick' : 'render',
    colour,
    trim: '#dcd2be',
    plinth: { height: 0.5, colour: brick ? '#7d7470' : '#a4674f' },
  };
  const main: Volume = {
    at: [0, 0],
    width: 9.4,
    depth: 8.6,
    height: 3.4,
    look,
    chimney: 0.24,
    roof: { kind: 'along', rise: 4.5, colour: tile, overhang: 0.6 },
    front: [
      ...windows([1.7, 7.4], 0.85, {
        frame,
        width: 1.9,
        height: 1.7,
        columns: 3,
        surround: 'brick',
      }),
      {
        u: 4.4,
        v: 0.17,
        width: 1.2,
        height: 2.3,
        kind: 'door',
        head: 'round',
        leaf: rng.pick(DOORS),
        transom: 0.26,
        surround: 'quoined',
        frame,
      },
    ],
    side: windows([2.4, 6.2], 0.85, { frame, height: 1.6, surround: 'brick' }),
    gable: windows([3.1, 5.5], 4.1, { frame, surround: 'brick' }),
  };
  const cross: Volume = {
    at: [9.4, 1.6],
    width: 5.6,
    depth: 9,
    height: 3.4,
    look,
    roof: { kind: 'across', rise: 4.1, colour: tile, overhang: 0.5 },
    front: windows([2.8], 0.7, { frame, width: 2.8, height: 1.95, columns: 4, surround: 'brick' }),
    side: windows([2.2, 6], 0.9, { frame, height: 1.5 }),
    gable: windows([2.8], 3.75, { frame, width: 1.7, height: 1.5, columns: 3, surround: 'brick' }),
  };
  return { blocks: [main, cross], width: 15, height: 8.2, door: 4.4 };
}

/** White and dark boxes with floor-high glass. */
export function modernVilla(rng: Rng): House {
  const white = rng.pick(['#f1eee6', '#e9e6dd', '#ddd8cc']);
  const dark = rng.pick(['#6f675f', '#8d6f52', '#57595a']);
  const frame = '#33393a';
  const glass = (u: number, v: number, width: number, height: number): Opening => ({
    u,
    v,
    width,
    height,
    kind: 'window',
    columns: Math.max(2, Math.round(width / 1.3)),
    frame,
    depth: 0.3,
  });
  const low: Volume = {
    at: [0, 0],
    width: 14.5,
    depth: 8,
    height: 3.05,
    look: {
      material: rng.chance(0.5) ? 'timber' : 'brick',
      colour: dark,
      trim: '#cfcabf',
      plinth: { height: 0, colour: '#888888' },
    },
    roof: { kind: 'flat', rise: 0.35, colour: white },
    front: [
      glass(9.9, 0.06, 6.6, 2.6),
      {
        u: 4.9,
        v: 0.05,
        width: 1.4,
        height: 2.4,
        kind: 'door',
        leaf: '#3a3f3f',
        transom: 0,
        frame,
      },
      { u: 2, v: 0.02, width: 2.9, height: 2.3, kind: 'garage', leaf: '#4a4d4d' },
    ],
    side: [glass(3.2, 0.06, 3.6, 2.6)],
  };
  const upper: Volume = {
    at: [rng.range(2.6, 4.2), 0.9],
    width: 9.2,
    depth: 7,
    height: 6.3,
    look: {
      material: 'render',
      colour: white,
      trim: '#dcd8cd',
      plinth: { height: 0, colour: '#888888' },
    },
    roof: { kind: 'flat', rise: 0.35, colour: white },
    front: [glass(2.6, 3.75, 3.4, 1.9), glass(6.9, 3.5, 2.6, 2.3)],
    side: [glass(3, 3.9, 2.6, 1.7)],
  };
  upper.front.push(glass(6.2, 0.06, 5.2, 2.6), {
    u: 1.7,
    v: 0.05,
    width: 1.4,
    height: 2.4,
    kind: 'door',
    leaf: dark,
    transom: 0,
    frame,
  });
  return { blocks: [low, upper], width: 14.5, height: 6.8, door: upper.at[0] + 1.7 };
}
