import { expect, test } from 'vitest';
import { buildMenuPage, buildSiteAnswer, buildTestSite } from '../testing/build-site-answer';
import { findRedirect, parseRedirectTarget } from './redirect-target';

const site = buildTestSite();

test.each(['javascript:alert(1)', '//evil.example', '', null, undefined])(
  'MENU-3 a page does not send its visitors to %j',
  (address) => {
    expect(parseRedirectTarget(site, 'fr', address)).toBeNull();
  },
);

test.each([
  ['https://depot.example/nl?a=1', 'https://depot.example/nl?a=1'],
  [' http://depot.example ', 'http://depot.example/'],
  ['https://dépôt.example/', 'https://xn--dpt-bma0d.example/'],
  ['/for-sale/?type=2', '/fr/a-vendre/?type=2'],
  ['for-sale', '/fr/a-vendre/'],
  ['/unknown/', '/fr/'],
  ['https://site.example/nl/te-koop/?type=2', '/fr/a-vendre/?type=2'],
  ['/uploads/price-list.pdf', '/uploads/price-list.pdf'],
])('MENU-3 MENU-4 the address %j means %j', (target, expected) => {
  expect(parseRedirectTarget(site, 'fr', target)).toBe(expected);
});

const redirecting = (key: string, redirectUrl: string) =>
  buildMenuPage({ key, redirect: true, redirectUrl });

test.each([
  ['itself', '/Depot/'],
  ['itself in another language', '/nl/depot/'],
  ['itself with the name of the site', 'https://site.example/depot/'],
  ['a page that sends visitors on', 'news'],
])('MENU-3 a page that would send visitors to %s sends them nowhere', (_, target) => {
  const depot = redirecting('Depot', target);
  const pages = [depot, redirecting('news', 'https://news.example/')];
  expect(findRedirect(buildTestSite(buildSiteAnswer({ pages })), 'nl', depot)).toBeNull();
});

test('MENU-3 a page may send visitors to a page that stays', () => {
  const depot = redirecting('Depot', 'contact');
  const pages = [depot, buildMenuPage({ key: 'contact' })];
  expect(findRedirect(buildTestSite(buildSiteAnswer({ pages })), 'nl', depot)).toBe('/nl/contact/');
});
