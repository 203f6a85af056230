import { expect, test } from 'vitest';
import { listPictureWidths } from './make-variants';

test('SHELL-4 a picture that may stand in a banner has a width for wide screens', () => {
  expect(listPictureWidths(2400, true)).toEqual([100, 400, 600, 1360, 2400]);
  expect(listPictureWidths(2399, true)).toEqual([100, 400, 600, 1360]);
});

test.each([
  [4000, [100, 400, 600, 1360]],
  [1360, [100, 400, 600, 1360]],
  [1359, [100, 400, 600, 1359]],
  [600, [100, 400, 600]],
  [300, [100, 300]],
  [100, [100]],
  [48, [48]],
])('SHELL-4 a picture %d pixels wide exists at %j', (width, widths) => {
  expect(listPictureWidths(width)).toEqual(widths);
});
