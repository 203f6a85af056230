import { expect, test } from 'vitest';
import { boxAround, boxAroundMost, countInside, wholeMap, zoomOf } from './map-box';

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

test('FIND-18 a group is shown with the homes that it stands for, not its middle alone', () => {
  const brussels = {
    latitude: 50.79,
    longitude: 4.41,
    count: 3898,
    box: { south: 50.693, west: 4.304, north: 50.888, east: 4.512 },
  };
  for (const box of [boxAroundMost([brussels, farAway]), boxAround([brussels])]) {
    expect(box?.south).toBeLessThan(50.693);
    expect(box?.north).toBeGreaterThan(50.888);
    expect(box?.west).toBeLessThan(4.304);
    expect(box?.east).toBeGreaterThan(4.512);
    expect(box?.east).toBeLessThan(5);
  }
});

test('FIND-18 a map opens on the city where most results are, which a wider window would lump', () => {
  const luxembourg = { latitude: 49.61, longitude: 6.05, count: 6 };
  const towns = [
    { latitude: 51.22, longitude: 2.92 },
    { latitude: 51.06, longitude: 3.73 },
    { latitude: 50.46, longitude: 4.85 },
  ];
  const center = { latitude: 50.84, longitude: 4.35, count: 30 };
  const uccle = { latitude: 50.8, longitude: 4.34, count: 6 };
  const malines = { latitude: 51.02, longitude: 4.48, count: 3 };
  const box = boxAroundMost([luxembourg, ...towns, center, uccle, malines]);
  expect(box?.south).toBeGreaterThan(50.75);
  expect(box?.north).toBeLessThan(50.9);
  expect(zoomOf(box ?? wholeMap)).toBeGreaterThanOrEqual(11);
  const fewer = boxAroundMost([{ ...luxembourg, count: 20 }, ...towns, center, malines]);
  expect(fewer?.south).toBeLessThan(49.61);
});

test('FIND-18 results all over the Brussels Region show it whole', () => {
  const inTown = Array.from({ length: 12 }, (_, index) => ({
    latitude: 50.79 + (index % 4) * 0.03,
    longitude: 4.28 + Math.floor(index / 4) * 0.07,
  }));
  expect(boxAroundMost([...inTown, farAway])).toEqual({
    south: 50.763,
    west: 4.244,
    north: 50.914,
    east: 4.483,
  });
});

test('FIND-18 what stands in a window is counted, a group by its listings', () => {
  const places = [...homes, { ...farAway, count: 30 }];
  expect(countInside(places, null)).toBe(49);
  expect(countInside(places, boxAround(homes))).toBe(19);
  expect(countInside(places, boxAround([farAway]))).toBe(30);
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
