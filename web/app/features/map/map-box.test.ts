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

test('FIND-18 towns are told apart where a few results are far away', () => {
  const luxembourg = { latitude: 49.61, longitude: 6.05, count: 6 };
  const towns = [
    { latitude: 51.22, longitude: 2.92 },
    { latitude: 51.06, longitude: 3.73 },
    { latitude: 50.46, longitude: 4.85 },
  ];
  const brussels = { latitude: 50.84, longitude: 4.35, count: 45 };
  const malines = { latitude: 51.02, longitude: 4.48, count: 3 };
  const box = boxAroundMost([luxembourg, ...towns, brussels, malines]);
  expect(box?.south).toBeGreaterThan(50.8);
  expect(box?.north).toBeGreaterThan(51.02);
  expect(zoomOf(box ?? wholeMap)).toBeGreaterThanOrEqual(10);
});

test('FIND-18 a country full of results opens on 90 % of them, not on one of its towns', () => {
  const spread = Array.from({ length: 20 }, (_, index) => ({
    latitude: 49.6 + index / 12,
    longitude: 3 + index / 8,
  }));
  const { south, north } = boxAroundMost(spread) ?? wholeMap;
  expect(north - south).toBeGreaterThan(1.3);
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
