import { expect, test } from 'vitest';
import { buildMenuPage, buildSiteAnswer, buildTestSite } from '../testing/build-site-answer';
import { buildMenu } from '../features/layout/menu/build-menu.server';
import { listPageProblems } from './page-flaws';

const whatOf = (...pages: ReturnType<typeof buildMenuPage>[]) =>
  listPageProblems(buildTestSite(buildSiteAnswer({ pages })))
    .filter(({ language }) => language === 'nl')
    .map(({ key, what }) => [key, what]);

const shown = (...pages: ReturnType<typeof buildMenuPage>[]) =>
  buildMenu(buildTestSite(buildSiteAnswer({ pages })), 'nl', pages).map(({ id }) => id);

const sound = buildMenuPage({ key: 'contact', title: 'Contact' });

test('MENU-1 sound pages have no flaw', () => {
  const child = buildMenuPage({ key: 'team', parent: { key: 'contact' } });
  expect(whatOf(sound, child)).toEqual([]);
});

test('MENU-1 a page without a title is left out of the menu', () => {
  const pages = [sound, buildMenuPage({ key: 'about', title: ' ' })];
  expect(shown(...pages)).toEqual(['contact']);
  expect(whatOf(...pages)).toEqual([['about', 'has no title: it is left out of the menu']]);
});

test('MENU-2 of two pages with one address the first stays', () => {
  const first = buildMenuPage({ key: 'news', path: 'nieuws' });
  const second = buildMenuPage({ key: 'more-news', path: 'nieuws' });
  const standard = buildMenuPage({ key: 'shop', path: 'te-koop' });
  expect(shown(first, second, standard)).toEqual(['news']);
  expect(whatOf(first, second, standard)).toEqual([
    ['more-news', 'has the address of “news”: it is left out of the menu'],
    ['shop', 'has the address of “for-sale”: it is left out of the menu'],
  ]);
});

test('MENU-1 pages in a circle, and below one, are left out', () => {
  const circle = [
    buildMenuPage({ key: 'a', parent: { key: 'c' } }),
    buildMenuPage({ key: 'b', parent: { key: 'a' } }),
    buildMenuPage({ key: 'c', parent: { key: 'b' } }),
    buildMenuPage({ key: 'd', parent: { key: 'a' } }),
  ];
  expect(shown(sound, ...circle)).toEqual(['contact']);
  expect(whatOf(sound, ...circle).map(([key]) => key)).toEqual(['a', 'b', 'c', 'd']);
});

test('MENU-3 a page that sends visitors nowhere they can go stays, as a page', () => {
  const lost = buildMenuPage({ key: 'Depot', redirect: true, redirectUrl: '//evil.example' });
  expect(shown(lost)).toEqual(['Depot']);
  expect(whatOf(lost)).toEqual([
    ['Depot', 'sends visitors nowhere they can go: it is shown as a page'],
  ]);
});
