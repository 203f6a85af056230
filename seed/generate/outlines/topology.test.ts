import { expect, test } from 'vitest';
import { splitBorders, type Topology } from './topology';

test('FIND-10 the frontier is one closed line, and a border that two share comes once', () => {
  // Two adjacent squares, which share arc 0.
  const topology: Topology = {
    transform: { scale: [0.5, 1], translate: [4, 50] },
    arcs: [
      [
        [2, 0],
        [0, 1],
      ],
      [
        [2, 1],
        [-2, 0],
        [0, -1],
        [2, 0],
      ],
      [
        [2, 0],
        [2, 0],
        [0, 1],
        [-2, 0],
      ],
    ],
    objects: { both: { geometries: [{ arcs: [[0, 1]] }, { arcs: [[2, -1]] }] } },
  };
  const { outer, inner } = splitBorders(topology);
  expect(inner).toEqual([
    [
      [5, 50],
      [5, 51],
    ],
  ]);
  expect(outer).toHaveLength(1);
  expect(outer[0]?.at(0)).toEqual(outer[0]?.at(-1));
  expect(outer[0]).toHaveLength(7);
});
