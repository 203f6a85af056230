import { lighten } from '../../draw/colour';
import type { Rng } from '../../draw/prng';
import type { Crown, Facade, Head, Opening } from '../facade';
import { townRoof } from './dormers';
import {
  BRICKS,
  DOORS,
  PALE_BRICKS,
  STONES,
  STUCCOES,
  bays,
  cellarLights,
  startFacade,
} from './start';

/** Maison de maître: raised bel-étage over a blue-stone plinth, tall windows, a balcony on the piano nobile. */
export function masterHouse(rng: Rng): Facade {
  const count = rng.chance(0.65) ? 3 : 2;
  const width = count === 3 ? rng.range(6.8, 8) : rng.range(5.6, 6.4);
  const us = bays(width, count);
  const brick = rng.chance(0.55);
  const colour = brick ? rng.pick([...BRICKS, ...PALE_BRICKS]) : rng.pick(STUCCOES);
  const trim = rng.pick(STONES);
  const frame = rng.pick(['#f3efe6', '#efe9dc', '#e4ded0', '#3c4a44', '#5b4636']);
  const plinth = rng.range(1.15, 1.5);
  const levels = [plinth + 0.25, plinth + 4.35, plinth + 8.15];
  const height = plinth + 11.5;
  const head: Head = rng.pick(['flat', 'flat', 'segment', 'basket']);
  const crown: Crown = rng.pick(['none', 'cornice', 'cornice', 'triangle', 'bow']);
  const surround = brick
    ? rng.pick(['flat', 'keyed', 'quoined', 'moulded'] as const)
    : rng.pick(['moulded', 'moulded', 'keyed'] as const);
  const wide = Math.min(1.28, (width / count) * 0.56);
  const doorAt = rng.chance(0.5) ? 0 : count - 1;
  const leaf = rng.pick(DOORS);
  const openings: Opening[] = [];
  const middle = count === 3 ? 1 : doorAt === 0 ? 1 : 0;
  us.forEach((u, i) => {
    if (i === doorAt) {
      openings.push({
        u,
        v: 0.34,
        width: 1.32,
        height: levels[0]! + 2.7 - 0.34,
        kind: 'door',
        head: head === 'flat' ? 'flat' : 'segment',
        leaf,
        transom: 0.24,
        surround,
        frame,
      });
    } else {
      openings.push({
        u,
        v: levels[0]!,
        width: wide * 1.06,
        height: 2.7,
        kind: 'window',
        head,
        transom: 0.28,
        frame,
        surround,
        sill: true,
        railing: rng.chance(0.35) ? 'scrolls' : undefined,
      });
    }
    const french = i === middle || count === 2;
    openings.push({
      u,
      v: levels[1]! - (french ? 0.42 : 0),
      width: wide,
      height: french ? 3.0 : 2.55,
      kind: 'window',
      head,
      transom: 0.26,
      frame,
      surround,
      crown: crown === 'triangle' && i !== middle ? 'cornice' : crown,
      sill: !french,
    });
    openings.push({
      u,
      v: levels[2]!,
      width: wide * 0.96,
      height: 1.95,
      kind: 'window',
      head,
      transom: 0.3,
      frame,
      surround,
      sill: true,
    });
  });
  openings.push(
    ...cellarLights(
      us.filter((_, i) => i !== doorAt),
      plinth,
    ),
  );
  const balconyWide =
    count === 2 ? width - 0.8 : rng.chance(0.4) ? width - 0.7 : (width / 3) * 1.15;
  const stone = rng.chance(0.3);
  return startFacade(width, height, {
    material: brick ? 'brick' : 'stucco',
    colour,
    trim,
    fields: [
      {
        u0: 0,
        v0: plinth,
        u1: width,
        v1: levels[1]! - 0.9,
        material: brick && rng.chance(0.4) ? 'brick' : 'stone',
        colour: brick ? trim : lighten(colour, 0.2),
        rusticated: true,
      },
    ],
    plinth: { height: plinth, colour: '#7f878b' },
    openings,
    bands: [
      { v: levels[1]! - 0.95, height: 0.3, out: 0.16, colour: trim },
      { v: levels[2]! - 0.55, height: 0.16, out: 0.08, colour: trim },
    ],
    balconies: [
      {
        u: count === 2 ? width / 2 : balconyWide > 4 ? width / 2 : us[middle]!,
        v: levels[1]! - 0.44,
        width: balconyWide,
        depth: rng.range(0.6, 0.85),
        pattern: rng.pick(['scrolls', 'hoops', 'bars', 'lattice'] as const),
        material: stone ? 'stone' : 'iron',
        corbels: true,
      },
    ],
    quoins: brick && rng.chance(0.45) ? trim : undefined,
    cornice: { kind: 'bracketed', colour: rng.pick(['#ece5d6', '#f2ede2', '#dccfb6', '#7b5d45']) },
    roof: townRoof(us, rng),
    chimneys: rng.chance(0.7),
  });
}
