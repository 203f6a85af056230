import type { Rng } from '../../draw/prng';
import type { Facade, Opening } from '../facade';
import { BRICKS, DOORS, PALE_BRICKS, SLATES, STUCCOES, bays, startFacade } from './start';

export interface CornerHouse {
  chamfer: Facade;
  left: Facade;
  right: Facade;
}

/** A corner building: a canted front with the shop door and two wings of the same making. */
export function cornerHouse(rng: Rng): CornerHouse {
  const brick = rng.chance(0.55);
  const colour = brick ? rng.pick([...BRICKS, ...PALE_BRICKS]) : rng.pick(STUCCOES);
  const trim = rng.pick(['#e0d6c2', '#ece5d6', '#d3c8b2']);
  const frame = rng.pick(['#f3efe5', '#3c4a44', '#4e3b2e']);
  const shop = rng.pick(['#2f4a3e', '#27364a', '#6b2f2a', '#3a3a3a', '#7a5a34']);
  const awning = rng.chance(0.75)
    ? rng.pick(['#2f5a48', '#8c3b2c', '#34506b', '#a8742e'])
    : undefined;
  const storeys = rng.pick([3, 3, 4]);
  const ground = 4;
  const step = 3.15;
  const height = ground + storeys * step + 0.35;
  const head = rng.pick(['flat', 'segment', 'flat'] as const);
  const slate = rng.pick(SLATES);
  const front = (width: number, count: number, kind: 'chamfer' | 'wing'): Facade => {
    const us = bays(width, count);
    const openings: Opening[] = us.flatMap((u, i): Opening[] => {
      const upper = Array.from({ length: storeys }, (_, s): Opening => ({
        u,
        v: ground + 0.75 + s * step,
        width: 1.15,
        height: s === 0 ? 2.1 : 1.8,
        kind: 'window',
        head,
        transom: 0.27,
        frame,
        surround: brick ? 'flat' : 'moulded',
        sill: true,
        crown: s === 0 ? 'cornice' : 'none',
      }));
      if (kind === 'chamfer')
        return [
          ...upper,
          {
            u,
            v: 0.17,
            width: 1.7,
            height: 2.95,
            kind: 'door',
            leaf: rng.pick([shop, ...DOORS]),
            transom: 0.22,
            surround: 'flat',
            frame: shop,
          },
        ];
      const far = i === us.length - 1 && count > 3;
      const bottom: Opening = far
        ? {
            u,
            v: 0.17,
            width: 1.15,
            height: 2.8,
            kind: 'door',
            leaf: rng.pick(DOORS),
            transom: 0.2,
            surround: 'flat',
            frame,
          }
        : {
            u,
            v: 0.55,
            width: width / count - 0.55,
            height: 2.55,
            kind: 'shop',
            columns: 2,
            transom: 0.2,
            frame: shop,
            surround: 'none',
            awning,
          };
      return [...upper, bottom];
    });
    return startFacade(width, height, {
      material: brick ? 'brick' : 'stucco',
      colour,
      trim,
      openings,
      detached: true,
      fields: [{ u0: 0, v0: 0, u1: width, v1: ground - 0.4, material: 'stone', colour: trim }],
      plinth: { height: 0.5, colour: '#7f878b' },
      bands: [
        { v: ground - 0.45, height: 0.34, out: 0.2, colour: kind === 'chamfer' ? shop : trim },
        { v: ground + step + 0.25, height: 0.14, out: 0.06, colour: trim },
      ],
      balconies:
        kind === 'chamfer'
          ? [
              {
                u: width / 2,
                v: ground + step + 0.6,
                width: 2.3,
                depth: 0.6,
                pattern: 'scrolls',
                material: 'iron',
                corbels: true,
              },
            ]
          : [],
      cornice: { kind: 'bracketed', colour: trim },
      roof: {
        kind: 'mansard',
        rise: 2.3,
        colour: slate,
        dormers: us.map((u) => ({
          u,
          width: 1.35,
          height: 1.55,
          head: 'bow',
          colour: '#e6dfd0',
          frame: '#f3efe6',
        })),
      },
    });
  };
  return {
    chamfer: front(3.3, 1, 'chamfer'),
    left: front(rng.range(8.4, 9.6), 4, 'wing'),
    right: front(rng.range(8.4, 9.6), 4, 'wing'),
  };
}
