import type { Rng } from '../../draw/prng';
import type { Facade, Opening } from '../facade';
import { BRICKS, bays, startFacade } from './start';

/** Converted warehouse: tall segment-headed steel windows between brick piers, loading doors and a hoist. */
export function warehouse(rng: Rng): Facade {
  const count = rng.pick([4, 5]);
  const width = count * 2.9;
  const storeys = rng.pick([3, 4]);
  const step = 3.5;
  const height = 0.6 + storeys * step + 0.7;
  const us = bays(width, count, 0.4);
  const colour = rng.pick(BRICKS);
  const trim = rng.pick(['#c9bfa9', '#b9a98f', '#d6cdbb']);
  const frame = rng.pick(['#2b3331', '#33403c', '#3b3f45']);
  const loading = Math.floor(count / 2);
  const openings: Opening[] = us.flatMap((u, i) =>
    Array.from({ length: storeys }, (_, s): Opening => {
      const v = 0.6 + s * step;
      if (s === 0 && i === loading)
        return {
          u,
          v: 0.05,
          width: 2.2,
          height: 3,
          kind: 'door',
          head: 'segment',
          leaf: '#37463f',
          transom: 0.28,
          surround: 'brick',
          frame,
        };
      if (i === loading)
        return {
          u,
          v: v + 0.05,
          width: 1.8,
          height: 2.75,
          kind: 'window',
          head: 'segment',
          columns: 4,
          rows: 4,
          frame,
          surround: 'brick',
          railing: 'bars',
        };
      return {
        u,
        v: v + 0.5,
        width: 1.95,
        height: 2.3,
        kind: 'window',
        head: 'segment',
        columns: 5,
        rows: 4,
        frame,
        surround: 'brick',
        sill: true,
      };
    }),
  );
  return startFacade(width, height, {
    material: 'brick',
    colour,
    trim,
    openings,
    plinth: { height: 0.6, colour: '#7b8285' },
    pilasters: Array.from({ length: count + 1 }, (_, i) => ({
      u: Math.min(width - 0.25, Math.max(0.25, 0.4 + ((width - 0.8) * i) / count)),
      v0: 0.6,
      v1: height - 0.5,
      width: 0.42,
      out: 0.1,
      colour,
    })),
    bands: Array.from({ length: storeys - 1 }, (_, s) => ({
      v: 0.6 + (s + 1) * step - 0.12,
      height: 0.14,
      out: 0.05,
      colour: trim,
    })),
    cornice: { kind: 'simple', colour: trim },
    roof: rng.chance(0.5)
      ? { kind: 'setback', height: 2.7, inset: 1.8, colour: '#5d6462' }
      : { kind: 'parapet', height: 0.7, colour },
  });
}
