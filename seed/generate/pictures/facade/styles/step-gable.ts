import type { Rng } from '../../draw/prng';
import type { Facade, Opening } from '../facade';
import { DOORS, bays, startFacade } from './start';

/** Flemish house with a stepped gable towards the street. */
export function stepGable(rng: Rng): Facade {
  const count = rng.pick([3, 3, 4]);
  const width = count * 1.75 + 0.9;
  const us = bays(width, count, 0.4);
  const colour = rng.pick(['#a4695a', '#ad7663', '#8f5f54', '#c3a07c', '#e6dccb']);
  const trim = rng.pick(['#ded3bd', '#e6dcc8', '#cfc4ad']);
  const frame = rng.pick(['#f2ede2', '#3f5145', '#5a3d2c', '#efe6d2']);
  const height = 7.6;
  const steps = count === 4 ? 6 : 5;
  const rise = 0.82;
  const run = (width / 2 - 0.75) / steps;
  const left: [number, number][] = [[0, 0]];
  for (let i = 0; i < steps; i++)
    left.push([i * run, (i + 1) * rise], [(i + 1) * run, (i + 1) * rise]);
  const top = (steps + 1) * rise;
  const outline: [number, number][] = [
    ...left,
    [steps * run, top],
    [width - steps * run, top],
    ...left.reverse().map(([x, y]): [number, number] => [width - x, y]),
  ];
  const doorAt = rng.int(0, count - 1);
  const shutters = rng.chance(0.4) ? rng.pick(['#3f5f4c', '#8c3b2c', '#3a4a5a']) : undefined;
  const openings: Opening[] = us.flatMap((u, i): Opening[] => [
    i === doorAt
      ? {
          u,
          v: 0.17,
          width: 1.1,
          height: 2.6,
          kind: 'door',
          head: 'basket',
          leaf: rng.pick(DOORS),
          transom: 0.2,
          surround: 'quoined',
          frame,
        }
      : {
          u,
          v: 0.95,
          width: 1.05,
          height: 1.95,
          kind: 'window',
          head: 'flat',
          rows: 3,
          columns: 2,
          frame,
          surround: 'quoined',
          sill: true,
          shutters: undefined,
        },
    {
      u,
      v: 4.35,
      width: 1.05,
      height: 2.0,
      kind: 'window',
      head: 'basket',
      rows: 3,
      columns: 2,
      frame,
      surround: 'quoined',
      sill: true,
      shutters: count === 3 ? shutters : undefined,
    },
  ]);
  const attic: Opening[] = (count === 4 ? [us[1]!, us[2]!] : [width / 2]).map((u) => ({
    u,
    v: height + 0.25,
    width: 0.95,
    height: 1.6,
    kind: 'window',
    head: 'round',
    rows: 2,
    columns: 2,
    frame,
    surround: 'moulded',
    sill: true,
  }));
  openings.push(...attic, {
    u: width / 2,
    v: height + 2.75,
    width: 0.6,
    height: 0.85,
    kind: 'window',
    head: 'round',
    columns: 1,
    frame,
    surround: 'moulded',
    depth: 0.15,
  });
  return startFacade(width, height, {
    material: colour === '#e6dccb' ? 'render' : 'brick',
    colour,
    trim,
    openings,
    plinth: { height: 0.6, colour: '#83898a' },
    bands: [
      { v: 3.75, height: 0.16, out: 0.07, colour: trim },
      { v: height - 0.1, height: 0.16, out: 0.07, colour: trim },
    ],
    cornice: { kind: 'none', colour: trim },
    roof: { kind: 'gable', outline, coping: trim, stepped: true },
    chimneys: false,
  });
}
