import { expect, onTestFinished, test, vi } from 'vitest';
import type { HeaderConfigFragment, SiteSettingsFragment } from '../../cms/generated/graphql';
import { buildMedia } from '../../testing/build-media';
import {
  buildContext,
  buildMenuPage,
  buildSiteAnswer,
  buildTestSite,
} from '../../testing/build-site-answer';
import { buildLayoutView } from './layout-view.server';

const { t } = buildContext('nl');
const link = {
  side: 'left',
  active: true,
  label: 'Bel ons',
  link: 'tel:+3225124780',
  icon: 'phone',
  color: null,
} as const;
const header: HeaderConfigFragment = {
  appBar: true,
  menu: true,
  menuMobile: true,
  languageSwitcher: true,
  propertySearch: true,
  freeEvaluation: true,
  phone: null,
  logo: null,
  links: [],
  banner: null,
};
const footer = { copyright: '© {year} Corbelle', blocks: [] };

/** The layout of a site with these settings, in Dutch. */
function build(
  config: Partial<HeaderConfigFragment>,
  settings: Partial<SiteSettingsFragment> = {},
) {
  const site = { agencyName: 'Corbelle', ...settings } as SiteSettingsFragment;
  const answer = buildSiteAnswer({ site, header: { ...header, ...config }, footer });
  return buildLayoutView(buildTestSite(answer), 'nl', t);
}

test('MENU-5 the drawer has the pages of the menu first, then the others, and none of them twice', () => {
  const pages = [
    buildMenuPage({ key: 'home', showInMenu: false }),
    buildMenuPage({ key: 'team', showInMenu: false, path: 'ons-team' }),
    buildMenuPage({ key: 'about', path: 'over-ons' }),
    buildMenuPage({ key: 'history', path: 'geschiedenis', parent: { key: 'about' } }),
    buildMenuPage({ key: 'contact-demand', showInMenu: false, path: 'gratis-schatting' }),
    buildMenuPage({ key: 'owners', showInMenu: false, path: 'eigenaars' }),
  ];
  const links = [{ ...link, link: '/nl/eigenaars/' }];
  const answer = buildSiteAnswer({ pages, header: { ...header, links }, footer });
  const { drawer } = buildLayoutView(buildTestSite(answer), 'nl', t).header;
  expect(drawer.map(({ id, isMinor }) => [id, isMinor ?? false])).toEqual([
    ['home', false],
    ['about', false],
    ['team', true],
  ]);
  expect(drawer[1]?.children.map(({ id }) => id)).toEqual(['history']);
});

test('MENU-6 a link that is switched off is left out, the others stand on their side', () => {
  const links = [link, { ...link, active: false }, { ...link, side: 'right' as const, label: 'R' }];
  const built = build({ links }).header;
  expect(built.leftLinks.map(({ label }) => label)).toEqual(['Bel ons']);
  expect(built.rightLinks.map(({ label }) => label)).toEqual(['R']);
});

test.each([
  ['#A63A24', '#A63A24'],
  ['#fefefe', null],
  ['#12', null],
  ['red', null],
])('MENU-6 a link in the colour %s is drawn in %s', (color, colour) => {
  expect(build({ links: [{ ...link, color }] }).header.leftLinks[0]?.colour).toBe(colour);
});

test('MENU-6 the colour of a link is read against the agency’s own paper', () => {
  const appearance = { paperColor: '#101010' } as SiteSettingsFragment['appearance'];
  const [built] = build({ links: [{ ...link, color: '#fefefe' }] }, { appearance }).header
    .leftLinks;
  expect(built?.colour).toBe('#fefefe');
});

test('MENU-6 the header’s logo comes before that of the settings', () => {
  const appearance = {
    logo: buildMedia({ url: 'site.jpg' }),
  } as SiteSettingsFragment['appearance'];
  expect(build({}, { appearance }).header.logo?.src).toContain('site');
  const logo = buildMedia({ url: 'header.jpg' });
  expect(build({ logo }, { appearance }).header.logo?.src).toContain('header');
  expect(build({}).header.logo).toBeNull();
});

test('MENU-6 what is switched off is not there', () => {
  const off = { menu: false, menuMobile: false, propertySearch: false, freeEvaluation: false };
  const built = build(off).header;
  expect([built.menu, built.drawer, built.search, built.freeEvaluation]).toEqual([
    [],
    [],
    null,
    null,
  ]);
});

test('MENU-7 the copyright tells the year, the footer the line under the name', () => {
  vi.useFakeTimers({ now: new Date('2031-12-31T12:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const built = build({}, { tagline: 'Vastgoed in Brussel' }).footer;
  expect(built.copyright).toBe('© 2031 Corbelle');
  expect(built.tagline).toBe('Vastgoed in Brussel');
});

test('MENU-7 a block that is not public is kept back', () => {
  const block = {
    title: 'Kerstsluiting',
    introText: null,
    fullText: null,
    image: null,
    columnsSm: null,
    columnsMd: null,
    columnsLg: 4,
  };
  const blocks = [
    { ...block, id: '1', public: false },
    { ...block, id: '2', public: true },
  ];
  const answer = buildSiteAnswer({ footer: { copyright: null, blocks } });
  const { footer: built } = buildLayoutView(buildTestSite(answer), 'nl', t);
  expect(built.blocks.map(({ id, columns }) => [id, columns])).toEqual([
    ['2', { sm: 12, md: 6, lg: 4 }],
  ]);
});
