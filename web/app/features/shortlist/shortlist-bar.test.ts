import { expect, test } from 'vitest';
import { hasCompareBar } from './shortlist-bar';

const pageOf = (...kinds: string[]) => ({
  screen: 'page',
  view: { modules: kinds.map((kind) => ({ kind })) },
});

test.each([
  ['a list', pageOf('rich-text', 'listing-list'), true],
  ['a listing', { screen: 'listing', view: {} }, true],
  ['the favourites', { screen: 'favourites', view: {} }, true],
  ['the home page with its teaser', pageOf('quick-search', 'listing-teaser'), false],
  ['what is compared', { screen: 'compare', view: {} }, false],
  ['a form', { screen: 'form', view: {} }, false],
  ['the portal', { view: {} }, false],
  ['a screen that failed', undefined, false],
])('DETAIL-7 whether the compare bar stands on %s', (_name, data, expected) => {
  expect(hasCompareBar(data)).toBe(expected);
});
