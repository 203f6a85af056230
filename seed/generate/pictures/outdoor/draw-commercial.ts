import type { TimeOfDay } from '../draw/light';
import { Rng } from '../draw/prng';
import type { Sheet } from '../draw/sheet';
import type { Facade, Opening } from '../facade/facade';
import { drawStreetView } from '../facade/street-view';
import { bays, BRICKS, DOORS, PALE_BRICKS, startFacade, STUCCOES } from '../facade/styles/start';
import { masterHouse } from '../facade/styles/master-house';
import { neoclassical } from '../facade/styles/neoclassical';
import { rowHouse } from '../facade/styles/row-house';
import { LANDSCAPE } from '../picture';

/** Shop fronts (odd numbers) and office buildings (even numbers) in their street. */
export function drawCommercial(number: number, time: TimeOfDay): Sheet {
  const rng = new Rng(`commercial ${number}`);
  return drawStreetView({
    seed: `commercial ${number}`,
    ...LANDSCAPE,
    time,
    yaw: rng.pick([0, 0, 0.4, -0.4]),
    subject: number % 2 === 1 ? shopHouse(rng) : officeBlock(rng),
    neighbour: (r) => r.pick([masterHouse, neoclassical, rowHouse, shopHouse])(r),
  });
}

/** A timber shop front with awnings under two dwelling storeys. */
export function shopHouse(rng: Rng): Facade {
  const count = rng.pick([2, 3, 3]);
  const width = count * 2.5 + 0.6;
  const us = bays(width, count, 0.3);
  const brick = rng.chance(0.6);
  const colour = brick ? rng.pick([...BRICKS, ...PALE_BRICKS]) : rng.pick(STUCCOES);
  const shop = rng.pick([
    '#2f4a3e',
    '#27364a',
    '#6b2f2a',
    '#3a3a3a',
    '#7a5a34',
    '#8aa09a',
    '#b98a4e',
  ]);
  const trim = rng.pick(['#e6dcc8', '#d9cfbb']);
  const storeys = 2;
  const ground = 3.9;
  const height = ground + storeys * 3.1 + 0.5;
  const door = rng.int(0, count - 1);
  const awning = rng.chance(0.7)
    ? rng.pick(['#2f5a48', '#8c3b2c', '#34506b', '#a8742e', '#5a4a6b'])
    : undefined;
  const openings: Opening[] = us.flatMap((u, i): Opening[] => [
    i === door
      ? {
          u,
          v: 0.1,
          width: 1.25,
          height: 2.9,
          kind: 'door',
          leaf: rng.pick([shop, ...DOORS]),
          transom: 0.22,
          frame: shop,
        }
      : {
          u,
          v: 0.5,
          width: 2.1,
          height: 2.45,
          kind: 'shop',
          columns: 2,
          transom: 0.22,
          frame: shop,
          awning,
        },
    ...Array.from({ length: storeys }, (_, s): Opening => ({
      u,
      v: ground + 0.75 + s * 3.1,
      width: 1.15,
      height: s === 0 ? 1.95 : 1.65,
      kind: 'window',
      head: brick ? 'segment' : 'flat',
      transom: 0.27,
      frame: '#f3efe5',
      surround: brick ? 'flat' : 'moulded',
      sill: true,
    })),
  ]);
  return startFacade(width, height, {
    material: brick ? 'brick' : 'stucco',
    colour,
    trim,
    openings,
    plinth: { height: 0.42, colour: '#7d858a' },
    fields: [{ u0: 0, v0: 0, u1: width, v1: ground - 0.1, material: 'render', colour: shop }],
    bands: [
      { v: ground - 0.72, height: 0.55, out: 0.14, colour: shop },
      { v: ground - 0.14, height: 0.16, out: 0.26, colour: trim },
    ],
    pilasters: [0.15, width - 0.15].map((u) => ({
      u,
      v0: 0,
      v1: ground - 0.72,
      width: 0.26,
      out: 0.09,
      colour: shop,
    })),
    cornice: { kind: 'bracketed', colour: trim },
    roof: {
      kind: 'pitched',
      rise: 2,
      colour: rng.pick(['#58636c', '#9c6d5c']),
      dormers: [
        {
          u: width / 2,
          width: 1.4,
          height: 1.5,
          head: 'triangle',
          colour: '#e6dfd0',
          frame: '#f3efe6',
        },
      ],
    },
    chimneys: true,
  });
}

function officeBlock(rng: Rng): Facade {
  const count = rng.pick([5, 6]);
  const width = count * 2.5 + 0.5;
  const us = bays(width, count, 0.25);
  const storeys = rng.pick([4, 5]);
  const step = 3.3;
  const ground = 4.1;
  const stone = rng.pick(['#d6cdbd', '#c3b8a4', '#8b8178', '#e2dccf', '#a58a74']);
  const frame = rng.pick(['#2f3534', '#4d5350', '#6d5a44']);
  const openings: Opening[] = us.flatMap((u, i): Opening[] => [
    i === Math.floor(count / 2)
      ? {
          u,
          v: 0.05,
          width: 2,
          height: 3.2,
          kind: 'door',
          leaf: '#39403f',
          transom: 0.25,
          frame: '#39403f',
          depth: 0.5,
        }
      : {
          u,
          v: 0.35,
          width: 2.05,
          height: 3,
          kind: 'shop',
          columns: 2,
          transom: 0.25,
          frame,
          depth: 0.35,
        },
    ...Array.from({ length: storeys }, (_, s): Opening => ({
      u,
      v: ground + 0.45 + s * step,
      width: 1.95,
      height: 2.45,
      kind: 'window',
      columns: 2,
      frame,
      depth: 0.38,
    })),
  ]);
  return startFacade(width, ground + storeys * step + 0.3, {
    material: 'stone',
    colour: stone,
    trim: '#cfc8ba',
    openings,
    plinth: { height: 0, colour: '#777777' },
    pilasters: Array.from({ length: count + 1 }, (_, i) => ({
      u: Math.min(width - 0.2, Math.max(0.2, 0.25 + ((width - 0.5) * i) / count)),
      v0: 0,
      v1: ground + storeys * step,
      width: 0.34,
      out: 0.2,
      colour: stone,
    })),
    bands: Array.from({ length: storeys + 1 }, (_, s) => ({
      v: ground - 0.1 + s * step,
      height: 0.3,
      out: s === 0 ? 0.3 : 0.1,
      colour: stone,
    })),
    cornice: { kind: 'none', colour: stone },
    roof: { kind: 'setback', height: 2.8, inset: 1.8, colour: '#6d7472' },
    chimneys: false,
  });
}
