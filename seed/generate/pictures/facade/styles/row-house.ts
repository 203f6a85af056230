import type { Rng } from '../../draw/prng';
import type { Facade, Head, Opening } from '../facade';
import { dormersOver } from './dormers';
import { BRICKS, DOORS, PALE_BRICKS, SLATES, STONES, TILES, bays, startFacade } from './start';

/** A modest two- or three-storey row house in painted or bare brick. */
export function rowHouse(rng: Rng): Facade {
  const count = rng.pick([2, 2, 3]);
  const width = count * rng.range(2.05, 2.4) + 0.5;
  const us = bays(width, count);
  const painted = rng.chance(0.35);
  const colour = painted
    ? rng.pick(['#ece4d4', '#d9dcd3', '#e7d3bc', '#cfd6d2'])
    : rng.pick([...BRICKS, ...PALE_BRICKS]);
  const trim = painted ? '#b9b2a4' : rng.pick(STONES);
  const storeys = rng.pick([2, 3]);
  const step = 3.15;
  const height = 0.75 + storeys * step + 0.35;
  const doorAt = rng.chance(0.5) ? 0 : count - 1;
  const head: Head = rng.pick(['flat', 'segment', 'segment', 'round']);
  const frame = rng.pick(['#f4f0e7', '#38463f', '#4a5560', '#7b4a36', '#f4f0e7']);
  const surround = rng.pick(['brick', 'brick', 'flat', 'keyed'] as const);
  const openings: Opening[] = [];
  us.forEach((u, i) => {
    for (let s = 0; s < storeys; s++) {
      if (s === 0 && i === doorAt)
        openings.push({
          u,
          v: 0.17,
          width: 1.05,
          height: 2.75,
          kind: 'door',
          head,
          leaf: rng.pick(DOORS),
          transom: 0.2,
          surround,
          frame,
        });
      else
        openings.push({
          u,
          v: 0.95 + s * step,
          width: 1.12,
          height: s === storeys - 1 ? 1.7 : 1.95,
          kind: 'window',
          head,
          transom: 0.25,
          frame,
          surround,
          sill: true,
          shutters: undefined,
        });
    }
  });
  return startFacade(width, height, {
    material: painted ? 'render' : 'brick',
    colour,
    trim,
    openings,
    plinth: { height: 0.62, colour: painted ? '#9aa0a0' : '#80888b' },
    bands: Array.from({ length: storeys - 1 }, (_, s) => ({
      v: 0.95 + (s + 1) * step - 0.42,
      height: 0.16,
      out: 0.05,
      colour: trim,
    })),
    panels: [],
    cornice: {
      kind: rng.pick(['bracketed', 'simple', 'bracketed'] as const),
      colour: rng.pick(['#f0eadd', '#6e5a48', '#dcd3c0', '#8a9490']),
    },
    roof: {
      kind: 'pitched',
      rise: 2,
      colour: rng.chance(0.6) ? rng.pick(TILES) : rng.pick(SLATES),
      dormers: rng.chance(0.5) ? dormersOver([width / 2], rng, '#e6dfd0') : [],
    },
    chimneys: true,
  });
}
