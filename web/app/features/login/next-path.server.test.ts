import { expect, test } from 'vitest';
import { buildMenuPage, buildSiteAnswer, buildTestSite } from '../../testing/build-site-answer';
import { findNextPath } from './read-login-request.server';

const site = buildTestSite(
  buildSiteAnswer({
    pages: [
      buildMenuPage({ key: 'home' }),
      buildMenuPage({ key: 'contact' }),
      buildMenuPage({ key: 'for-sale', type: 'list' }),
      buildMenuPage({ key: 'Depot', redirect: true, redirectUrl: 'https://depot.example/' }),
    ],
  }),
);
const find = (next: string | null) => findNextPath({ site, table: site.table }, next);

test.each([
  '/nl/eigenaar/',
  '/fr/proprietaire/KW-1/?kind=communications&page=2',
  '/nl/contact/',
  '/nl/te-koop/?type=2&q=ukkel',
  '/en/property/12/',
  '/nl/',
])('OWN-1 a login leads on to %s', (next) => {
  expect(find(next)).toBe(next);
});

test.each([
  [null],
  [''],
  ['nl/eigenaar/'],
  ['https://evil.example/nl/'],
  ['https://site.example.evil.example/nl/'],
  ['https://site.example@evil.example/nl/'],
  ['//evil.example/nl/'],
  ['///evil.example/nl/'],
  ['/\\evil.example/nl/'],
  ['\\\\evil.example/nl/'],
  ['\\/evil.example/nl/'],
  ['/\t/evil.example/nl/'],
  ['/\n/evil.example/nl/'],
  ['\t//evil.example/nl/'],
  [' //evil.example/nl/'],
  ['/ /evil.example/'],
  ['/.//evil.example/nl/'],
  ['/nl/..//evil.example/nl/'],
  ['/nl/%2e%2e//evil.example/'],
  ['/%2f%2fevil.example/nl/'],
  ['/nl/%2f%2fevil.example/'],
  ['/%5cevil.example/nl/'],
  ['/%255cevil.example/nl/'],
  ['/nl/contact/%0d%0aSet-Cookie:x=y/'],
  ['/nl/contact/?q=%0d%0aLocation:%20https://evil.example/'],
  ['/nl/contact/\u202e/'],
  ['/nl/\u0000contact/'],
  ['javascript:alert(1)'],
  ['/javascript:alert(1)/'],
  ['JaVaScRiPt:alert(1)//nl/'],
  ['data:text/html,x'],
  ['mailto:x@evil.example'],
  ['http:/nl/contact/'],
  ['https:nl/contact/'],
  ['?next=/nl/contact/'],
  ['#/nl/contact/'],
  ['/nl/depot/'],
  ['/nl/login/'],
  ['/nl/login/uitloggen/'],
  ['/nl/mail/stop-demand/?t=a'],
  ['/nl/preview/contact/'],
  ['/preview/?token=a'],
  ['/nl/form-token/'],
  ['/nl/eigenaar.data'],
  ['/nl/eigenaar/KW-1/export.csv'],
  ['/xx/eigenaar/'],
  ['/admin/'],
  ['/uploads/evil.html/'],
  ['/nl/nergens/'],
  [`/nl/contact/?q=${'x'.repeat(1000)}`],
])('OWN-1 a login never leads on to %j', (next) => {
  expect(find(next)).toBeNull();
});

test('OWN-1 what climbs is taken as what it climbs to', () => {
  expect(find('/nl/../fr/proprietaire/')).toBe('/fr/proprietaire/');
  expect(find('/nl/eigenaar/../login/')).toBeNull();
});
