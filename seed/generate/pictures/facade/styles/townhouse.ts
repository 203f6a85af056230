import { lighten } from '../../draw/colour';
import type { Rng } from '../../draw/prng';
import type { Crown, Dormer, Facade, Head, Opening, Roof } from '../facade';
import { BRICKS, DOORS, PALE_BRICKS, SLATES, STONES, STUCCOES, TILES, bays, cellarLights, startFacade } from './start';

/** Dormers of one kind over some of the bays. */
export function dormersOver(us: readonly number[], rng: Rng, colour: string): Dormer[] {
  const head = rng.pick(['triangle', 'bow', 'flat', 'arched'] as const);
  const chosen = us.length > 2 && rng.chance(0.5) ? [us[0]!, us.at(-1)!] : us.length > 1 && rng.chance(0.25) ? [us[Math.floor(us.length / 2)]!] : us;
  return chosen.map((u) => ({ u, width: rng.chance(0.5) ? 1.3 : 1.5, height: 1.55, head, colour, frame: '#f3efe6' }));
}

function townRoof(us: readonly number[], rng: Rng): Roof {
  const colour = rng.chance(0.7) ? rng.pick(SLATES) : rng.pick(TILES);
  const dormers = dormersOver(us, rng, rng.pick(['#ece5d6', '#dcd5c6', '#7d8587']));
  return rng.chance(0.5) ? { kind: 'mansard', rise: 2.5, colour, dormers } : { kind: 'pitched', rise: 2.6, colour, dormers };
}

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
  const surround = brick ? rng.pick(['flat', 'keyed', 'quoined', 'moulded'] as const) : rng.pick(['moulded', 'moulded', 'keyed'] as const);
  const wide = Math.min(1.28, (width / count) * 0.56);
  const doorAt = rng.chance(0.5) ? 0 : count - 1;
  const leaf = rng.pick(DOORS);
  const openings: Opening[] = [];
  const middle = count === 3 ? 1 : doorAt === 0 ? 1 : 0;
  us.forEach((u, i) => {
    if (i === doorAt) {
      openings.push({ u, v: 0.34, width: 1.32, height: levels[0]! + 2.7 - 0.34, kind: 'door', head: head === 'flat' ? 'flat' : 'segment', leaf, transom: 0.24, surround, frame });
    } else {
      openings.push({ u, v: levels[0]!, width: wide * 1.06, height: 2.7, kind: 'window', head, transom: 0.28, frame, surround, sill: true, railing: rng.chance(0.35) ? 'scrolls' : undefined });
    }
    const french = i === middle || count === 2;
    openings.push({ u, v: levels[1]! - (french ? 0.42 : 0), width: wide, height: french ? 3.0 : 2.55, kind: 'window', head, transom: 0.26, frame, surround, crown: crown === 'triangle' && i !== middle ? 'cornice' : crown, sill: !french });
    openings.push({ u, v: levels[2]!, width: wide * 0.96, height: 1.95, kind: 'window', head, transom: 0.3, frame, surround, sill: true });
  });
  openings.push(...cellarLights(us.filter((_, i) => i !== doorAt), plinth));
  const balconyWide = count === 2 ? width - 0.8 : rng.chance(0.4) ? width - 0.7 : (width / 3) * 1.15;
  const stone = rng.chance(0.3);
  return startFacade(width, height, {
    material: brick ? 'brick' : 'stucco', colour, trim,
    fields: [{ u0: 0, v0: plinth, u1: width, v1: levels[1]! - 0.9, material: brick && rng.chance(0.4) ? 'brick' : 'stone', colour: brick ? trim : lighten(colour, 0.2), rusticated: true }],
    plinth: { height: plinth, colour: '#7f878b' }, openings,
    bands: [
      { v: levels[1]! - 0.95, height: 0.3, out: 0.16, colour: trim },
      { v: levels[2]! - 0.55, height: 0.16, out: 0.08, colour: trim },
    ],
    balconies: [{ u: count === 2 ? width / 2 : balconyWide > 4 ? width / 2 : us[middle]!, v: levels[1]! - 0.44, width: balconyWide, depth: rng.range(0.6, 0.85), pattern: rng.pick(['scrolls', 'hoops', 'bars', 'lattice'] as const), material: stone ? 'stone' : 'iron', corbels: true }],
    quoins: brick && rng.chance(0.45) ? trim : undefined,
    cornice: { kind: 'bracketed', colour: rng.pick(['#ece5d6', '#f2ede2', '#dccfb6', '#7b5d45']) },
    roof: townRoof(us, rng), chimneys: rng.chance(0.7),
  });
}

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
        openings.push({ u, v: 0.18, width: 1.3, height: 3.05, kind: 'door', head: rng.chance(0.5) ? 'round' : 'flat', leaf: rng.pick(DOORS), transom: 0.26, surround: 'moulded', crown: 'none', frame });
        continue;
      }
      openings.push({
        u, v, width: wide, height: s === 1 ? 2.35 : s === storeys - 1 ? 1.75 : 2.05, kind: 'window', head: s === 0 && rng.chance(0.2) ? 'round' : 'flat', columns: 2, rows: 3, frame, surround: 'moulded', sill: true,
        crown: s === 1 ? (count % 2 === 1 && i !== middle && pedimented !== 'cornice' ? 'cornice' : pedimented) : 'none',
        shutters: undefined, railing: s === storeys - 1 && storeys === 4 ? 'bars' : undefined,
      });
    }
  });
  const giant = rng.chance(0.4);
  return startFacade(width, height, {
    material: 'stucco', colour, trim,
    fields: [{ u0: 0, v0: 0.6, u1: width, v1: 1.05 + step - 0.55, material: 'stucco', colour: lighten(colour, 0.2), rusticated: rng.chance(0.75) }],
    plinth: { height: 0.6, colour: '#8b9294' }, openings,
    bands: [{ v: 1.05 + step - 0.6, height: 0.28, out: 0.15, colour: trim }, ...(giant ? [] : [{ v: 1.05 + step * 2 - 0.5, height: 0.14, out: 0.07, colour: trim }])],
    pilasters: giant ? [0.3, width - 0.3].map((u) => ({ u, v0: 1.05 + step - 0.3, v1: height - 0.8, width: 0.46, out: 0.09, colour: trim, capital: true })) : [],
    balconies: rng.chance(0.6) ? [{ u: us[middle]!, v: 1.05 + step - 0.1, width: count > 3 ? 3.2 : 2.3, depth: 0.7, pattern: rng.pick(['bars', 'lattice', 'hoops'] as const), material: rng.chance(0.35) ? 'stone' : 'iron', corbels: true }] : [],
    cornice: { kind: rng.chance(0.6) ? 'bracketed' : 'stone', colour: trim },
    roof: { kind: 'pitched', rise: 2.1, colour: rng.chance(0.5) ? rng.pick(SLATES) : rng.pick(TILES), dormers: dormersOver(us, rng, '#ece5d6') }, chimneys: true,
  });
}

/** A modest two- or three-storey row house in painted or bare brick. */
export function rowHouse(rng: Rng): Facade {
  const count = rng.pick([2, 2, 3]);
  const width = count * rng.range(2.05, 2.4) + 0.5;
  const us = bays(width, count);
  const painted = rng.chance(0.35);
  const colour = painted ? rng.pick(['#ece4d4', '#d9dcd3', '#e7d3bc', '#cfd6d2']) : rng.pick([...BRICKS, ...PALE_BRICKS]);
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
      if (s === 0 && i === doorAt) openings.push({ u, v: 0.17, width: 1.05, height: 2.75, kind: 'door', head, leaf: rng.pick(DOORS), transom: 0.2, surround, frame });
      else openings.push({ u, v: 0.95 + s * step, width: 1.12, height: s === storeys - 1 ? 1.7 : 1.95, kind: 'window', head, transom: 0.25, frame, surround, sill: true, shutters: undefined });
    }
  });
  return startFacade(width, height, {
    material: painted ? 'render' : 'brick', colour, trim, openings, plinth: { height: 0.62, colour: painted ? '#9aa0a0' : '#80888b' },
    bands: Array.from({ length: storeys - 1 }, (_, s) => ({ v: 0.95 + (s + 1) * step - 0.42, height: 0.16, out: 0.05, colour: trim })),
    panels: [], cornice: { kind: rng.pick(['bracketed', 'simple', 'bracketed'] as const), colour: rng.pick(['#f0eadd', '#6e5a48', '#dcd3c0', '#8a9490']) },
    roof: { kind: 'pitched', rise: 2, colour: rng.chance(0.6) ? rng.pick(TILES) : rng.pick(SLATES), dormers: rng.chance(0.5) ? dormersOver([width / 2], rng, '#e6dfd0') : [] }, chimneys: true,
  });
}
