import { expect, test } from 'vitest';
import { canonicalAddress } from './canonical-address';

test.each([
  ['/nl', '/nl/'],
  ['/nl/te-koop', '/nl/te-koop/'],
  ['/nl/te-koop?type=2&type=3', '/nl/te-koop/?type=2&type=3'],
  ['/nl/te-koop?', '/nl/te-koop/?'],
  ['//evil.example', '/evil.example'],
  ['//evil.example/x', '/evil.example/x'],
  ['/nl//te-koop///', '/nl/te-koop/'],
  ['///', '/'],
  ['/NL/te-koop/', '/nl/te-koop/'],
  ['/NL', '/nl/'],
  ['/nl/Te-Koop?Type=2', '/nl/te-koop/?Type=2'],
  ['/Nl//TE-KOOP', '/nl/te-koop/'],
  ['/nl/Te-Koop/Brussel/Huis/Ab-12', '/nl/te-koop/brussel/huis/Ab-12/'],
  ['/NL/Preview/Te-Koop/Brussel/Huis/Ab-12/', '/nl/preview/te-koop/brussel/huis/Ab-12/'],
  ['/NL/Property/Ab-12/', '/nl/property/Ab-12/'],
  ['/NL/Eigenaar/KW-1/', '/nl/eigenaar/KW-1/'],
  ['/nl/Caf%C3%A9/', '/nl/caf%C3%A9/'],
  ['/nl/%74e-%4Boop/', '/nl/te-koop/'],
  ['/%6Elx/a', '/nlx/a'],
])('ROUTE-9 %s redirects to %s', (url, expected) => {
  expect(canonicalAddress(url)).toBe(expected);
});

test.each([
  ['/'],
  ['/nl/'],
  ['/nl/te-koop/?next=//x'],
  ['/nl/te-koop/?Type=2'],
  ['/nl/te-koop/brussel/huis/Ab-12/'],
  ['/nl/eigenaar/KW-1/'],
  ['/nl/caf%C3%A9/'],
  ['/nl/a%2Fb%25c%20d/'],
  ['/for-sale'],
  ['/Privacy/'],
  ['/property/Ab-12'],
  ['/sitemap.xml'],
  ['/nl/te-koop.data?_routes=x'],
  ['/__manifest?p=/nl'],
])('ROUTE-9 %s is right already', (url) => {
  expect(canonicalAddress(url)).toBeNull();
});
