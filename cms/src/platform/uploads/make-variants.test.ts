import { expect, test } from 'vitest';
import { listPictureWidths } from './make-variants';

test.each([
  [4000, [100, 400, 600, 1360, 2000, 2560]],
  [2560, [100, 400, 600, 1360, 2000, 2560]],
  [2400, [100, 400, 600, 1360, 2000]],
  [1999, [100, 400, 600, 1360]],
  [1360, [100, 400, 600, 1360]],
  [1359, [100, 400, 600, 1359]],
  [600, [100, 400, 600]],
  [300, [100, 300]],
  [100, [100]],
  [48, [48]],
])('SHELL-4 DETAIL-13 a picture %d pixels wide exists at %j', (width, widths) => {
  expect(listPictureWidths(width)).toEqual(widths);
});
