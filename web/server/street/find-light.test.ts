import { expect, test } from 'vitest';
import { findLight } from './find-light';

// Sunrise and sunset in Brussels: 21 June 03:29 and 20:00 UTC; 21 December 07:42 and 15:39 UTC.
test.each([
  ['2026-06-21T01:00:00Z', 'night'],
  ['2026-06-21T03:30:00Z', 'dawn'],
  ['2026-06-21T12:00:00Z', 'day'],
  ['2026-06-21T20:00:00Z', 'dusk'],
  ['2026-06-21T21:30:00Z', 'night'],
  ['2026-12-21T06:30:00Z', 'night'],
  ['2026-12-21T07:45:00Z', 'dawn'],
  ['2026-12-21T12:00:00Z', 'day'],
  ['2026-12-21T15:40:00Z', 'dusk'],
  ['2026-12-21T23:59:00Z', 'night'],
])('SHELL-5 at %s the street lies in the light of %s', (now, light) => {
  expect(findLight(new Date(now)).light).toBe(light);
});

test('SHELL-5 a light ends when the next one begins', () => {
  for (let hour = 0; hour < 48; hour += 1) {
    const { light, until } = findLight(new Date(Date.UTC(2026, 2, 1, hour)));
    expect(findLight(new Date(until.getTime() - 1)).light).toBe(light);
    expect(findLight(until).light).not.toBe(light);
  }
});
