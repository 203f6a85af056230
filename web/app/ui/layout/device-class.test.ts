import { expect, test } from 'vitest';
import { contentDeviceClass, deviceClass } from './shell-settings';

test.each([
  [320, 'mobile'],
  [766, 'mobile'],
  [767, 'tablet'],
  [1279, 'tablet'],
  [1280, 'desktop'],
])('SHELL-1 a window of %i px is %s', (width, expected) => {
  expect(deviceClass(width)).toBe(expected);
});

test.each([
  [766, 'mobile'],
  [767, 'tablet'],
  [959, 'tablet'],
  [960, 'desktop'],
])('SHELL-1 for content %i px is %s', (width, expected) => {
  expect(contentDeviceClass(width)).toBe(expected);
});
