import { expect, test } from 'vitest';
import { buildContext } from '../../testing/build-site-answer';
import { findPortalRedirect } from './load-portal.server';

test.each([
  ['nl', '/nl/eigenaar/', null],
  ['nl', '/nl/owner/', '/nl/eigenaar/'],
  ['nl', '/nl/owner/account/?done=1', '/nl/eigenaar/account/?done=1'],
  ['fr', '/fr/eigentuemer/R-1/', '/fr/proprietaire/R-1/'],
  ['de', '/de/eigentuemer/R-1/', null],
] as const)('ROUTE-10 in %s %s leads to %j', (language, path, target) => {
  const url = new URL(path, 'https://site.example');
  expect(findPortalRedirect(buildContext(language), url)).toBe(target);
});
