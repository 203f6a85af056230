import { lighten } from '../draw/colour';
import type { Rng } from '../draw/prng';
import { DOORS, SLATES } from '../facade/styles/start';
import { type House, type Look, windows } from './house';
import type { Volume } from './volume';

/** A long low farmhouse under a big tiled roof, with a barn door in the working half. */
export function fermette(rng: Rng): House {
  const width = rng.range(17, 19);
  const white = rng.chance(0.6);
  const colour = white
    ? rng.pick(['#f2ede1', '#ece6d6'])
    : rng.pick(['#a4695a', '#b07a66', '#b98a70']);
  const shutters = rng.pick(['#4f6b58', '#6f4a3a', '#3f5560', '#8a3f35']);
  const frame = rng.pick(['#f4f0e6', '#efe9da']);
  const look: Look = {
    material: white ? 'render' : 'brick',
    colour,
    trim: white ? '#cdbfa6' : '#d9cfbb',
    plinth: { height: 0.45, colour: white ? '#5b5a58' : '#7d7470' },
  };
  const tile = rng.pick(['#a86a54', '#b0745c', '#94604f']);
  const main: Volume = {
    at: [0, 0],
    width,
    depth: 8,
    height: 3.1,
    look,
    chimney: 0.16,
    roof: { kind: 'along', rise: 4.2, colour: tile, overhang: 0.45 },
    front: [
      ...windows([1.8, 4.2, 8.4], 0.95, { frame, height: 1.45, shutters, surround: 'none' }),
      {
        u: 6.3,
        v: 0.15,
        width: 1.15,
        height: 2.2,
        kind: 'door',
        leaf: shutters,
        transom: 0,
        frame,
        surround: 'none',
      },
      {
        u: width - 4.4,
        v: 0.02,
        width: 3,
        height: 2.75,
        kind: 'window',
        head: 'basket',
        columns: 4,
        rows: 2,
        frame: '#3a3f3b',
        surround: 'brick',
      },
      ...windows([width - 1.3], 1, { frame, width: 0.8, height: 0.9, surround: 'none' }),
    ],
    side: windows([2.2, 5.6], 0.95, { frame, height: 1.4 }),
    gable: windows([4], 4, { frame, width: 1, height: 1.3 }),
  };
  return { blocks: [main], width, height: 7.3, door: 6.3 };
}

/** A rendered house of the Luxembourg country: stone-framed windows, steep slate roof. */
export function luxembourgHouse(rng: Rng): House {
  const width = rng.range(10.5, 12);
  const colour = rng.pick(['#ecd9b4', '#f0e6d2', '#dccdc0', '#e6c7a4', '#d7dacf']);
  const trim = rng.pick(['#cdb48c', '#c9a98a', '#bfb7a6']);
  const frame = '#f6f2e8';
  const look: Look = {
    material: 'render',
    colour,
    trim,
    plinth: { height: 0.55, colour: '#a08d78' },
    quoins: rng.chance(0.6) ? trim : undefined,
  };
  const us = [0.14, 0.36, 0.64, 0.86].map((s) => s * width);
  const slate = rng.pick(SLATES);
  const main: Volume = {
    at: [0, 0],
    width,
    depth: 8.2,
    height: 6.2,
    look,
    chimney: 0.55,
    roof: { kind: rng.chance(0.5) ? 'along' : 'hip', rise: 3.7, colour: slate, overhang: 0.4 },
    front: [
      ...windows(
        us.filter((_, i) => i !== 1),
        0.95,
        { frame, height: 1.7, surround: 'moulded' },
      ),
      ...windows(us, 3.9, { frame, height: 1.6, surround: 'moulded' }),
      {
        u: us[1]!,
        v: 0.34,
        width: 1.2,
        height: 2.45,
        kind: 'door',
        leaf: rng.pick(DOORS),
        transom: 0.22,
        surround: 'moulded',
        crown: 'cornice',
        frame,
      },
    ],
    side: [
      ...windows([2.2, 5.9], 0.95, { frame, height: 1.7, surround: 'moulded' }),
      ...windows([2.2, 5.9], 3.9, { frame, surround: 'moulded' }),
    ],
    gable: windows([4.1], 6.7, { frame, width: 0.9, height: 1.2, surround: 'moulded' }),
  };
  const barn: Volume = {
    at: [width, -0.8],
    width: 5.4,
    depth: 6.4,
    height: 3.6,
    look: { ...look, material: 'stone', colour: lighten('#b39a78', 0.1), quoins: undefined },
    roof: { kind: 'along', rise: 2.7, colour: slate },
    front: [
      {
        u: 2.7,
        v: 0.02,
        width: 2.8,
        height: 2.8,
        kind: 'garage',
        head: 'basket',
        leaf: '#6f5238',
        surround: 'quoined',
      },
    ],
    side: [],
  };
  return { blocks: [barn, main], width: width + 5.4, height: 9.9, door: us[1]!, beds: width };
}
