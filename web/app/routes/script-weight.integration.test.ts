import { expect, test } from 'vitest';
import { findRoutesWith, measureScript } from '../testing/measure-script';

/** Maximum bytes of script before any interaction, and after using one widget. */
const mostBefore = 12 * 1024;
const mostAfter = 70 * 1024;
const island = ['document', 'react', 'run-island.client'];
const portalRoutes = /^(eigenaar|proprietaire|owner|eigentuemer)-/;

// First-time visitors also load the consent question.
test.each([
  ['a public page', []],
  ['a list', ['restore-view', 'start-city-search']],
  ['a listing', ['start-costs', 'start-looked-at']],
  ['a page with a moving banner', ['start-banners']],
])('PERF-1 FIND-2 %s loads at most 12 KB of script before the visitor acts', (_page, chunks) => {
  const files = measureScript(['document', 'show-consent-question', ...chunks]);
  const total = sum(files);
  expect([...files.keys()].filter((file) => /react|combobox|form|map/.test(file))).toEqual([]);
  expect([total <= mostBefore, total, [...files]]).toEqual([true, total, [...files]]);
});

test.each([
  ['the quick search', ['quick-search-input', 'quick-search-combobox']],
  ['a form', ['form']],
  ['the lightbox', ['lightbox']],
  ['the map of a list', ['live-list-map']],
  ['the map of a place', ['live-map']],
])('PERF-1 with %s it loads at most 70 KB', (_widget, chunks) => {
  const files = measureScript([...island, ...chunks]);
  const total = sum(files);
  expect([total <= mostAfter, total, [...files]]).toEqual([true, total, [...files]]);
});

test('OWN-4 the library of graphs comes with the portal alone, and after the page', () => {
  const asking = findRoutesWith('live-graph-');
  expect(asking.length).toBeGreaterThan(0);
  expect(asking.filter((route) => !portalRoutes.test(route))).toEqual([]);
  expect(findRoutesWith('sliceTooltip')).toEqual([]);
});

function sum(files: ReadonlyMap<string, number>): number {
  return [...files.values()].reduce((total, bytes) => total + bytes, 0);
}
