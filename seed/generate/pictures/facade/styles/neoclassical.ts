import { lighten } from '../../draw/colour';
import type { Rng } from '../../draw/prng';
import type { Facade, Opening } from '../facade';
import { dormersOver } from './dormers';
import { DOORS, SLATES, STUCCOES, TILES, bays, startFacade } from './start';

/** Neoclassical stuccoed front: pale, symmetric, pilasters or bands, pedimented middle. */
export function neoclassical(rng: Rng): Facade {
  const count = rng.pick([3, 3, 4, 5]);
  const width = count * rng.range(2.1, 2.4) + 0.7;
  const us = bays(width, count);
  const colour = rng.pick(STUCCOES);
  const trim = lighten(rng.pick(['#f2ece0', '#e8dfcd']), 0.3);
  const storeys = count > 3 ? 3 : rng.pick([3, 3, 4]);
  const step = storeys === 4 ? 3.05 : 3.45;
  const height = 1 + storeys * step + 0.5;
  const doorAt = count === 3 ? rng.pick([0, 2]) : Math.floor(count / 2);
  const frame = rng.pick(['#f6f2ea', '#f6f2ea', '#e9e3d6']);
  const openings: Opening[] = [];
  const wide = 1.15;
  const middle = Math.floor(count / 2);
  const pedimented = rng.pick(['triangle', 'bow', 'cornice'] as const);
  us.forEach((u, i) => {
    for (let s = 0; s < storeys; s++) {
      const v = 1.05 + s * step;
      if (s === 0 && i === doorAt) {
        openings.push({
          u,
          v: 0.18,
          width: 1.3,
          height: 3.05,
          kind: 'door',
          head: rng.chance(0.5) ? 'round' : 'flat',
          leaf: rng.pick(DOORS),
          transom: 0.26,
          surround: 'moulded',
          crown: 'none',
          frame,
        });
        continue;
      }
      openings.push({
        u,
        v,
        width: wide,
        height: s === 1 ? 2.35 : s === storeys - 1 ? 1.75 : 2.05,
        kind: 'window',
        head: s === 0 && rng.chance(0.2) ? 'round' : 'flat',
        columns: 2,
        rows: 3,
        frame,
        surround: 'moulded',
        sill: true,
        crown:
          s === 1
            ? count % 2 === 1 && i !== middle && pedimented !== 'cornice'
              ? 'cornice'
              : pedimented
            : 'none',
        shutters: undefined,
        railing: s === storeys - 1 && storeys === 4 ? 'bars' : undefined,
      });
    }
  });
  const giant = rng.chance(0.4);
  return startFacade(width, height, {
    material: 'stucco',
    colour,
    trim,
    fields: [
      {
        u0: 0,
        v0: 0.6,
        u1: width,
        v1: 1.05 + step - 0.55,
        material: 'stucco',
        colour: lighten(colour, 0.2),
        rusticated: rng.chance(0.75),
      },
    ],
    plinth: { height: 0.6, colour: '#8b9294' },
    openings,
    bands: [
      { v: 1.05 + step - 0.6, height: 0.28, out: 0.15, colour: trim },
      ...(giant ? [] : [{ v: 1.05 + step * 2 - 0.5, height: 0.14, out: 0.07, colour: trim }]),
    ],
    pilasters: giant
      ? [0.3, width - 0.3].map((u) => ({
          u,
          v0: 1.05 + step - 0.3,
          v1: height - 0.8,
          width: 0.46,
          out: 0.09,
          colour: trim,
          capital: true,
        }))
      : [],
    balconies: rng.chance(0.6)
      ? [
          {
            u: us[middle]!,
            v: 1.05 + step - 0.1,
            width: count > 3 ? 3.2 : 2.3,
            depth: 0.7,
            pattern: rng.pick(['bars', 'lattice', 'hoops'] as const),
            material: rng.chance(0.35) ? 'stone' : 'iron',
            corbels: true,
          },
        ]
      : [],
    cornice: { kind: rng.chance(0.6) ? 'bracketed' : 'stone', colour: trim },
    roof: {
      kind: 'pitched',
      rise: 2.1,
      colour: rng.chance(0.5) ? rng.pick(SLATES) : rng.pick(TILES),
      dormers: dormersOver(us, rng, '#ece5d6'),
    },
    chimneys: true,
  });
}
