import { expect, test } from 'vitest';
import { languages, perLanguage, type Language } from '@agency/domain/languages';
import {
  buildContext,
  buildMenuPage,
  buildSiteAnswer,
  buildTestSite,
} from '../../../testing/build-site-answer';
import { buildMenu } from './build-menu.server';
import { buildSite } from '../../../site/build-site';
import type { LayoutView, MenuItemView } from '../layout-view';
import { buildLayoutView } from '../layout-view.server';
import { translateLink } from '../../../site/link-translator';
import { markCurrent } from './mark-current';

const pages = [
  buildMenuPage({ key: 'for-sale', title: 'Te koop' }),
  buildMenuPage({ key: 'about', title: 'Over ons', path: 'over-ons' }),
  buildMenuPage({ key: 'team', path: 'team', parent: { key: 'about' } }),
  buildMenuPage({ key: 'Depot', redirect: true, redirectUrl: 'https://depot.example/' }),
];
const tested = buildTestSite(buildSiteAnswer({ pages }));
const { table } = tested;

function buildLayout(language: Language, menu: MenuItemView[]): LayoutView {
  const layout = buildLayoutView(tested, language, buildContext(language).t);
  return { ...layout, header: { ...layout.header, menu, drawer: [] } };
}

test('MENU-1 MENU-2 MENU-3 builds the tree of pages with their addresses', () => {
  const menu = buildMenu(tested, 'nl', pages);
  expect(menu.map(({ label, href }) => [label, href])).toEqual([
    ['Te koop', '/nl/te-koop/'],
    ['Over ons', '/nl/over-ons/'],
    ['Depot', 'https://depot.example/'],
  ]);
  expect(menu[1]?.children.map(({ href }) => href)).toEqual(['/nl/over-ons/team/']);
});

test('MENU-1 ROUTE-6 a page that replaces an overview is marked on what lies below that', () => {
  const overview = { key: 'our-services', type: 'article', redirect: true } as const;
  const answer = buildSiteAnswer({
    articleCategories: [{ key: 'our-services', name: 'Services', slug: 'what-we-do', seo: null }],
    pages: [
      buildMenuPage({ key: 'services' }),
      buildMenuPage({ ...overview, redirectUrl: '/services/' }),
    ],
  });
  const menu = buildMenu(buildTestSite(answer), 'en', answer.pages as typeof pages);
  expect(menu.map(({ href, below }) => [href, below])).toEqual([
    ['/en/services/', ['/en/what-we-do/']],
  ]);
  const layout = buildLayout('en', menu);
  const marked = (path: string) => markCurrent(layout, path).header.menu[0]?.current;
  expect([marked('/en/what-we-do/sale/'), marked('/en/advice/')]).toEqual(['section', null]);
});

test('MENU-3 a redirect without a safe target leads to the page itself', () => {
  const unsafe = buildMenuPage({
    key: 'Depot',
    redirect: true,
    redirectUrl: 'javascript:alert(1)',
  });
  expect(buildMenu(tested, 'nl', [unsafe])[0]?.href).toBe('/nl/depot/');
});

test('MENU-1 a circle of parents and a parent that is not shown lose no visitor', () => {
  const circle = [
    buildMenuPage({ key: 'a', parent: { key: 'b' } }),
    buildMenuPage({ key: 'b', parent: { key: 'a' } }),
    buildMenuPage({ key: 'c', parent: { key: 'hidden' } }),
    buildMenuPage({ key: 'd', parent: { key: 'd' } }),
  ];
  const site = buildTestSite(buildSiteAnswer({ pages: circle }));
  expect(buildMenu(site, 'nl', circle).map(({ id }) => id)).toEqual(['c', 'd']);
});

test('MENU-2 a page overrides its path per language', () => {
  const answer = (path: string | null) =>
    buildSiteAnswer({ pages: [buildMenuPage({ key: 'contact', path })] });
  const site = buildSite(
    {
      ...perLanguage(() => answer(null)),
      nl: answer('kom-langs'),
      en: answer(''),
    },
    'https://site.example',
  );
  expect(buildMenu(site, 'nl', [buildMenuPage({ key: 'contact' })])[0]?.href).toBe(
    '/nl/kom-langs/',
  );
  expect(buildMenu(site, 'fr', [buildMenuPage({ key: 'contact' })])[0]?.href).toBe('/fr/contact/');
});

test('LANG-2 takes the enabled languages and the default from the CMS', () => {
  const settings = { enabledLanguages: [{ code: 'fr' }, { code: 'nl' }], defaultLanguage: 'nl' };
  const { table: own } = buildTestSite(
    buildSiteAnswer({ site: settings as NonNullable<ReturnType<typeof buildSiteAnswer>['site']> }),
  );
  expect(own.languages).toEqual(['fr', 'nl']);
  expect(own.defaultLanguage).toBe('nl');
  expect(buildTestSite().table.languages).toEqual(languages);
});

test('MENU-4 a link to a screen that is not there yet is none', () => {
  expect(translateLink(table, 'fr', '/for-sale/?type=2')).toBe('/fr/a-vendre/?type=2');
  expect(translateLink(table, 'fr', 'https://example.com/')).toBe('https://example.com/');
  expect(translateLink(table, 'fr', 'login')).toBe('/fr/login/');
  expect(translateLink(table, 'fr', '/nl/bedankt/contact-me/')).toBeNull();
});

test.each([
  ['/nl/over-ons/team', ['section', 'page']],
  ['/nl/over-ons/', ['page', null]],
  ['/nl/over-ons/andere/', ['section', null]],
  ['/nl/', [null, null]],
])('MENU-1 marks the page on screen and those above it at %s', (pathname, expected) => {
  const menu = buildMenu(tested, 'nl', pages);
  const layout = buildLayout('nl', menu);
  const about = markCurrent(layout, pathname).header.menu[1];
  expect([about?.current, about?.children[0]?.current]).toEqual(expected);
});
