import { lighten } from '../../draw/colour';
import type { Rng } from '../../draw/prng';
import type { Balcony, Facade, Opening, Panel } from '../facade';
import { PALE_BRICKS, startFacade } from './start';

/** A 1960s block: concrete frame, ribbons of glass over coloured spandrels, stacked balconies, entrance under glass. */
export function modernist(rng: Rng): Facade {
  const storeys = rng.pick([5, 6, 6]);
  const step = 2.9;
  const width = rng.range(10.5, 14);
  const base = 3.2;
  const height = base + storeys * step + 0.3;
  const colour = rng.pick(['#e2ddd0', '#d5d1c6', '#e8e0cc', '#cbc8bf', '#dcd0b8']);
  const accent = rng.pick(['#7f9aa0', '#c08a55', '#8c9a78', '#b5694e', '#5f7f86', '#cdb06a']);
  const frame = rng.pick(['#e9e7e0', '#4c5456', '#8b6f50', '#dfe0dc']);
  const side = rng.chance(0.5);
  const columns = rng.pick([2, 3]);
  const openings: Opening[] = [];
  const balconies: Balcony[] = [];
  const panels: Panel[] = [];
  const wide = (width - 0.6) / columns;
  const open = rng.int(0, columns - 1);
  const rail = rng.pick(['glass', 'solid', 'iron'] as const);
  const tiled = rng.chance(0.3);
  for (let s = 0; s < storeys; s++) {
    const v = base + s * step;
    for (let c = 0; c < columns; c++) {
      const u = 0.3 + wide * (c + 0.5);
      if (c === open || (columns === 3 && c === columns - 1 - open && rng.chance(0.2))) {
        openings.push({
          u,
          v: v + 0.12,
          width: wide - 0.5,
          height: 2.3,
          kind: 'window',
          columns: 4,
          frame,
          depth: 0.35,
        });
        balconies.push({
          u,
          v: v + 0.1,
          width: wide - 0.15,
          depth: 1.05,
          pattern: 'bars',
          material: rail,
        });
      } else {
        openings.push({
          u,
          v: v + 1,
          width: wide - 0.36,
          height: 1.5,
          kind: 'window',
          columns: 4,
          frame,
          depth: 0.14,
          sill: true,
        });
        panels.push({
          u,
          v: v + 0.12,
          width: wide - 0.36,
          height: 0.78,
          art: tiled ? 'tiles' : 'fluted',
          colour: accent,
        });
      }
    }
  }
  const doorAt = side ? 1.9 : width - 1.9;
  openings.push({
    u: doorAt,
    v: 0.08,
    width: 1.9,
    height: 2.5,
    kind: 'door',
    leaf: '#3c4442',
    transom: 0.15,
    frame: '#3c4442',
    depth: 0.5,
  });
  const rest = side ? [3.4, width - 0.4] : [0.4, width - 3.4];
  const garages = rng.chance(0.45);
  const bays = Math.max(2, Math.round((rest[1]! - rest[0]!) / 2.9));
  for (let i = 0; i < bays; i++) {
    const w = (rest[1]! - rest[0]!) / bays;
    const u = rest[0]! + w * (i + 0.5);
    openings.push(
      garages
        ? {
            u,
            v: 0.02,
            width: w - 0.35,
            height: 2.3,
            kind: 'garage',
            leaf: rng.pick(['#7b8584', '#8d8a80', accent]),
            depth: 0.3,
          }
        : {
            u,
            v: 0.35,
            width: w - 0.3,
            height: 2.2,
            kind: 'shop',
            columns: 2,
            frame: '#4b5252',
            depth: 0.3,
          },
    );
  }
  return startFacade(width, height, {
    material: rng.chance(0.35) ? 'brick' : 'concrete',
    colour: rng.chance(0.3) ? rng.pick(PALE_BRICKS) : colour,
    trim: lighten(colour, 0.3),
    openings,
    balconies,
    panels,
    fields: [
      {
        u0: 0,
        v0: 0,
        u1: width,
        v1: base - 0.2,
        material: 'stone',
        colour: rng.pick(['#8b9190', '#a49a8a', '#6f7674']),
      },
    ],
    plinth: { height: 0, colour: '#888888' },
    bands: Array.from({ length: storeys + 1 }, (_, s) => ({
      v: base + s * step - 0.14,
      height: 0.2,
      out: s === 0 ? 0.3 : 0.06,
      colour: lighten(colour, 0.35),
    })),
    pilasters: Array.from({ length: columns + 1 }, (_, c) => ({
      u: Math.min(width - 0.15, Math.max(0.15, 0.3 + wide * c)),
      v0: base,
      v1: height,
      width: 0.24,
      out: 0.1,
      colour: lighten(colour, 0.3),
    })),
    cornice: { kind: 'none', colour },
    roof: rng.chance(0.5)
      ? { kind: 'setback', height: 2.6, inset: 1.7, colour: '#cfcabd' }
      : { kind: 'parapet', height: 0.6, colour },
    chimneys: false,
  });
}
