import { expect, test } from 'vitest';
import { countTiles, findCoverShape } from './cover-shape';

test.each([
  ['a landscape photo', 2560, 1707, 'wide'],
  ['one that is just wide enough', 1400, 1050, 'wide'],
  ['a narrow one', 1399, 933, 'beside'],
  ['a thumbnail', 320, 240, 'beside'],
  ['an upright photo of a phone', 3024, 4032, 'beside'],
  ['a square', 2000, 2000, 'beside'],
  ['a panorama', 6000, 1500, 'panorama'],
  ['a small panorama', 1200, 300, 'beside'],
  ['108 megapixels', 12_000, 9000, 'wide'],
] as const)('DETAIL-13 %s has the right shape', (_what, width, height, shape) => {
  expect(findCoverShape({ width, height })).toBe(shape);
});

test.each([
  ['wide', 1, 0],
  ['wide', 2, 1],
  ['wide', 3, 2],
  ['wide', 30, 2],
  ['panorama', 4, 2],
  ['beside', 0, 0],
  ['beside', 2, 1],
  ['beside', 4, 2],
  ['beside', 5, 4],
] as const)('DETAIL-13 a %s cover of %i photos shows %i more', (shape, photos, tiles) => {
  expect(countTiles(shape, photos)).toBe(tiles);
});
