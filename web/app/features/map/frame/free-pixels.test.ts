import { expect, test } from 'vitest';
import { freePixels } from './free-pixels';

test('FIND-18 a narrow map that is searched keeps its tools and the choice to search free, if it is high', () => {
  expect(freePixels({ x: 390, y: 493 })).toEqual({ side: 24, top: 72, bottom: 80 });
  expect(freePixels({ x: 320, y: 272 }).bottom).toBe(36);
  expect(freePixels({ x: 390, y: 493 }, 'show').bottom).toBe(36);
  expect(freePixels({ x: 720, y: 712 })).toEqual({ side: 32, top: 68, bottom: 36 });
});
