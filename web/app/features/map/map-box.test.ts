import { expect, test } from 'vitest';
import { boxAround, boxAroundMost, wholeMap, zoomOf } from './map-box';

const homes = Array.from({ length: 19 }, (_, index) => ({
  latitude: 50.8 + index / 1000,
  longitude: 4.3 + index / 1000,
}));
const farAway = { latitude: 49.6, longitude: 6.1 };

test('FIND-18 a map opens on the middle 90 % of the results', () => {
  expect(boxAround([...homes, farAway])?.south).toBeLessThan(49.6);
  const box = boxAroundMost([...homes, farAway]);
  expect(box?.south).toBeGreaterThan(50.7);
  expect(box?.east).toBeLessThan(4.4);
  expect(boxAroundMost(homes.slice(0, 5))).toEqual(boxAround(homes.slice(0, 5)));
  expect(boxAroundMost([])).toBeNull();
});

test('FIND-18 a group counts as often as it has listings', () => {
  const box = boxAroundMost([...homes, { ...farAway, count: 30 }]);
  expect(box?.south).toBeLessThan(49.6);
});
test('FIND-10 one place has a window around it, none has none', () => {
  const box = boxAround([{ latitude: 50.84, longitude: 4.35 }]);
  expect(box?.south).toBeCloseTo(50.83);
  expect(box?.east).toBeCloseTo(4.36);
  expect(boxAround([])).toBeNull();
});

test.each([
  [{ ...wholeMap, west: -180, east: 180 }, 1],
  [wholeMap, 7],
  [{ ...wholeMap, west: 4.35, east: 4.37 }, 15],
  [{ ...wholeMap, west: 4.35, east: 4.35 }, 19],
])('FIND-10 the window %j is seen at zoom %i', (box, zoom) => {
  expect(zoomOf(box)).toBe(zoom);
});
