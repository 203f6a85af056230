import { expect, test } from 'vitest';
import { roomOf } from './room-of';

test('FIND-18 a narrow map that is searched keeps its tools and the choice to search free, if it is high', () => {
  expect(roomOf({ x: 390, y: 493 })).toEqual({ side: 24, top: 72, bottom: 80 });
  expect(roomOf({ x: 320, y: 272 }).bottom).toBe(36);
  expect(roomOf({ x: 390, y: 493 }, 'show').bottom).toBe(36);
  expect(roomOf({ x: 720, y: 712 })).toEqual({ side: 32, top: 68, bottom: 36 });
});
