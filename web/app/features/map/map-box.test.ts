import { expect, test } from 'vitest';
import { boxAround, boxAroundMost } from './map-box';

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
