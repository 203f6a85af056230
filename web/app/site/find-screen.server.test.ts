import { expect, test } from 'vitest';
import { buildMenuPage, buildSiteAnswer, buildTestSite } from '../testing/build-site-answer';
import { translatePath } from '../i18n/paths/translate-path';
import { findScreen } from './find-screen.server';

const advice = { key: 'advice', name: 'Advies', slug: 'advies', seo: null };
const services = { key: 'our-services', name: 'Onze diensten', slug: 'wat-we-doen', seo: null };
const renting = {
  key: 'renting',
  name: 'Huren',
  slug: 'huren',
  seo: null,
  category: { key: 'advice' },
};
const pages = [
  buildMenuPage({ key: 'contact' }),
  buildMenuPage({ key: 'for-sale', type: 'list' }),
  buildMenuPage({ key: 'login', type: 'login' }),
  buildMenuPage({ key: 'testimonials', path: 'getuigenissen', title: 'Getuigenissen' }),
  buildMenuPage({ key: 'Depot', redirect: true, redirectUrl: 'https://depot.example/' }),
];
const site = buildTestSite(
  buildSiteAnswer({
    articleCategories: [services, advice],
    articleSubcategories: [renting],
    pages,
  }),
);
const find = (pathname: string, of = site) =>
  findScreen({ site: of, table: of.table, language: 'nl' }, pathname);

test.each([
  ['/nl/contact/', { kind: 'page', key: 'contact', hasList: false }],
  ['/nl/te-koop/', { kind: 'page', key: 'for-sale', hasList: true }],
  ['/nl/property/12/', { kind: 'listing', id: '12' }],
  ['/nl/depot/', { kind: 'redirect', to: 'https://depot.example/' }],
  ['/nl/advies/', { kind: 'category', category: advice, subcategory: null }],
  ['/nl/advies/huren/', { kind: 'category', category: advice, subcategory: renting }],
  ['/nl/advies/huren/huurwaarborg/', { kind: 'article', category: advice, slug: 'huurwaarborg' }],
  ['/nl/advies/huurwaarborg/', { kind: 'article', category: advice, slug: 'huurwaarborg' }],
  ['/nl/ADVIES/Huurwaarborg/', { kind: 'article', category: advice, slug: 'huurwaarborg' }],
  ['/nl/wat-we-doen/verkoop/', { kind: 'article', category: services, slug: 'verkoop' }],
  ['/nl/te-koop/elsene/', { kind: 'landing', goal: 'sale', citySlug: 'elsene', typeSlug: null }],
  ['/nl/getuigenissen/', { kind: 'testimonials' }],
  ['/nl/getuigenissen/anna/', { kind: 'testimonial', slug: 'anna' }],
  ['/nl/formulieren/bod-uitbrengen/', { kind: 'form', form: 'purchase-offer' }],
  ['/nl/bedankt/hou-me-op-de-hoogte/', { kind: 'thanks', form: 'demand-register' }],
])('ROUTE-5 ROUTE-6 ROUTE-8 MENU-2 %s is %j', (pathname, screen) => {
  expect(find(pathname)).toEqual(screen);
});

test.each([
  '/nl/niets/',
  '/nl/login/',
  '/nl/bedankt/contact-me/meer/',
  '/nl/advies/huren/huurwaarborg/meer/',
  '/nl/advies/kopen/huurwaarborg/',
  '/nl/getuigenissen/anna/meer/',
  '/nl/testimonials/anna/',
  '/nl/services/',
])('ROUTE-9 %s leads to nothing', (pathname) => {
  expect(find(pathname)).toBeNull();
});

test('ROUTE-6 what clients say has an overview without a page in the CMS too', () => {
  const bare = buildTestSite();
  expect(find('/nl/testimonials/', bare)).toEqual({ kind: 'testimonials' });
  expect(find('/nl/testimonials/anna/', bare)).toEqual({ kind: 'testimonial', slug: 'anna' });
});

test('MENU-1 a page of kind article puts the overview of its category into the menu', () => {
  const page = buildMenuPage({ key: 'advice', type: 'article', path: 'advies' });
  const leading = { ...page, redirect: true, redirectUrl: '/contact/' };
  const open = (answer: typeof page) =>
    find(
      '/nl/advies/',
      buildTestSite(buildSiteAnswer({ articleCategories: [advice], pages: [answer] })),
    );
  expect(open(page)).toEqual({ kind: 'category', category: advice, subcategory: null });
  expect(open(leading)).toEqual({ kind: 'redirect', to: '/nl/contact/' });
  expect(open({ ...page, path: 'tips' })).toMatchObject({ kind: 'category' });
});

test('MENU-1 a page at the address of a category goes before it, and its articles stay', () => {
  const page = buildMenuPage({ key: 'tips', path: 'advies' });
  const answer = buildSiteAnswer({ articleCategories: [advice], pages: [page] });
  const both = buildTestSite(answer);
  expect(find('/nl/advies/', both)).toMatchObject({ kind: 'page', key: 'tips' });
  expect(find('/nl/advies/huurwaarborg/', both)).toMatchObject({ kind: 'article' });
});

test.each([
  ['our-services', '/nl/wat-we-doen/'],
  ['/our-services/sale/', '/nl/wat-we-doen/verkoop/'],
  ['advice', '/nl/advies/'],
  ['advice/renting', '/nl/advies/huren/'],
  ['/advice/renting/', '/nl/advies/huren/'],
  ['advice/deposit', '/nl/advies/deposit/'],
  ['/nl/advies/huren/huurwaarborg/', '/nl/advies/huren/huurwaarborg/'],
  ['/fr/advies/garantie/', '/fr/advies/garantie/'],
  ['testimonials', '/nl/getuigenissen/'],
])('MENU-4 an editor’s link to %s leads to %s', (link, path) => {
  expect(translatePath(site.table, 'nl', link)).toBe(path);
});

test('ROUTE-8 a category with the key of a page or screen leaves that its address', () => {
  const categories = [
    { key: 'contact', name: 'Contact', slug: 'pers', seo: null },
    { key: 'for-rent', name: 'Huren', slug: 'alles-over-huren', seo: null },
  ];
  const other = buildTestSite(buildSiteAnswer({ articleCategories: categories, pages }));
  expect(translatePath(other.table, 'nl', 'contact')).toBe('/nl/contact/');
  expect(translatePath(other.table, 'nl', 'for-rent')).toBe('/nl/te-huur/');
  expect(find('/nl/pers/', other)).toMatchObject({ kind: 'category' });
});
