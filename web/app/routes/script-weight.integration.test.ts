import { expect, test } from 'vitest';
import { findRoutesWith, measureScript } from '../testing/measure-script';

const most = 95 * 1024;
/** The screens of the portal, under its word of each language. */
const portalRoutes = /^(eigenaar|proprietaire|owner|eigentuemer)-/;

test('FIND-6 a list page loads at most 95 KB of script before anything is touched', () => {
  const files = measureScript(['root', 'routes/language/route', 'page']);
  const total = [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
  expect(files.size).toBeGreaterThan(5);
  expect([total <= most, total, [...files]]).toEqual([true, total, [...files]]);
});

test('FIND-2 the combobox waits until the quick search is touched', () => {
  const files = [...measureScript(['root', 'routes/language/route', 'home']).keys()];
  expect(files.filter((file) => file.includes('combobox'))).toEqual([]);
});

test('OWN-4 the library of graphs comes with the portal alone, and after the page', () => {
  const asking = findRoutesWith('live-graph-');
  expect(asking.length).toBeGreaterThan(0);
  expect(asking.filter((route) => !portalRoutes.test(route))).toEqual([]);
  expect(findRoutesWith('sliceTooltip')).toEqual([]);
});
