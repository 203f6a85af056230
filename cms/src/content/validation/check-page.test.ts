import { expect, test } from 'vitest';
import { checkAddress, checkRedirect } from './check-address';
import { fullPath, type PageRow } from './page-rows';

const siteUrl = 'https://www.corbelle.example';

const buildRow = (overrides: Partial<PageRow> & { key: string }): PageRow => ({
  documentId: overrides.key,
  locale: 'nl',
  title: overrides.key,
  path: null,
  parent: null,
  redirect: false,
  redirectUrl: null,
  isPublished: false,
  ...overrides,
});

const about = buildRow({ key: 'about', path: 'over-ons' });
const team = buildRow({ key: 'team', path: 'team', parent: 'about' });
const sale = buildRow({ key: 'for-sale' });
const rows = [about, team, sale];

test('MENU-2 an address is the page’s own, else the standard one, else its key', () => {
  const addresses = rows.map((row) => fullPath(rows, row));
  expect(addresses).toEqual(['over-ons', 'over-ons/team', 'te-koop']);
  expect(fullPath(rows, buildRow({ key: 'Our-Story' }))).toBe('our-story');
});

test.each([
  ['another page has it', { path: 'over-ons' }, 'The page “about” has the address “over-ons”'],
  ['the key of another says it', { path: 'te-koop' }, 'The page “for-sale” has the address'],
  ['it is of a standard page', { path: 'te-huur' }, 'The site itself needs the address “te-huur”'],
  ['listings stand there', { path: 'property' }, 'The site itself needs the address “property”'],
])('MENU-2 an address is refused when %s', (_, change, message) => {
  expect(() => checkAddress(rows, buildRow({ key: 'news', ...change }))).toThrow(message);
});

test.each([
  ['under another parent', { path: 'over-ons', parent: 'about' }],
  ['in another language', { path: 'over-ons', locale: 'fr' }],
  ['that a standard page has given up', { path: 'te-huur', key: 'for-rent' }],
])('MENU-2 an address may be used again %s', (_, change) => {
  expect(() => checkAddress(rows, buildRow({ key: 'news', ...change }))).not.toThrow();
});

const depot = (redirectUrl: string | null): PageRow =>
  buildRow({ key: 'Depot', redirect: true, redirectUrl });
const moved = buildRow({ key: 'moved', redirect: true, redirectUrl: 'https://moved.example/' });

test.each([
  ['/depot/', 'This is the page itself'],
  ['/nl/depot/', 'This is the page itself'],
  ['Depot', 'This is the page itself'],
  [`${siteUrl}/nl/depot/?a=1`, 'This is the page itself'],
  ['/nl/moved/', '“moved” sends its visitors on itself'],
  ['javascript:alert(1)', 'is not an address visitors can be sent to'],
])('MENU-3 a page may not send its visitors to %s', (target, message) => {
  const page = depot(target);
  expect(() => checkRedirect([...rows, page, moved], page, siteUrl)).toThrow(message);
});

test.each(['https://depot.example/', '/over-ons/team/', 'for-sale', '/property/12/', null])(
  'MENU-3 a page may send its visitors to %j, in a draft also nowhere yet',
  (target) => {
    expect(() => checkRedirect([...rows, moved], depot(target), siteUrl)).not.toThrow();
  },
);

test('MENU-3 a page that others send their visitors to cannot send them on', () => {
  const page = { ...about, redirect: true, redirectUrl: 'https://about.example/' };
  expect(() => checkRedirect([...rows, depot('/over-ons/')], page, siteUrl)).toThrow(
    '“Depot” sends its visitors to this page',
  );
});
