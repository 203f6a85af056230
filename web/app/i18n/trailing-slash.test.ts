import { expect, test } from 'vitest';
import { canonicalAddress } from './trailing-slash';

test.each([
  ['/nl', '/nl/'],
  ['/nl/te-koop', '/nl/te-koop/'],
  ['/nl/te-koop?type=2&type=3', '/nl/te-koop/?type=2&type=3'],
  ['/nl/te-koop?', '/nl/te-koop/?'],
  ['//evil.example', '/evil.example'],
  ['//evil.example/x', '/evil.example/x/'],
  ['/nl//te-koop///', '/nl/te-koop/'],
  ['///', '/'],
])('ROUTE-9 %s redirects to %s', (url, expected) => {
  expect(canonicalAddress(url)).toBe(expected);
});

test.each([
  ['/'],
  ['/nl/'],
  ['/nl/te-koop/?next=//x'],
  ['/sitemap.xml'],
  ['/nl/te-koop.data?_routes=x'],
  ['/__manifest?p=/nl'],
])('ROUTE-9 %s is right already', (url) => {
  expect(canonicalAddress(url)).toBeNull();
});
