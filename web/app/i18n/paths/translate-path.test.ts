import { describe, expect, test } from 'vitest';
import { languages } from '@agency/domain/languages';
import { listAlternates } from './alternates';
import { listBreadcrumbs } from './breadcrumbs';
import { createRouteTable } from './route-table';
import { localizeRequest, translatePath } from './translate-path';

const table = createRouteTable([
  { key: 'about', names: { nl: 'Over ons' }, paths: { nl: 'over-ons' } },
  { key: 'team', parent: 'about', names: { nl: 'Team' }, paths: { nl: 'team' } },
]);

describe('translatePath', () => {
  test.each([
    ['/for-sale/', '/nl/te-koop/'],
    ['contact-demand', '/nl/gratis-schatting/'],
    ['/for-sale/?type=2&city=Ukkel|1180', '/nl/te-koop/?type=2&city=Ukkel|1180'],
    ['/contact/#form', '/nl/contact/#form'],
    ['?type=2', '/nl/?type=2'],
    ['/property/2001/', '/nl/property/2001/'],
    ['/fr/a-vendre/?type=2', '/nl/te-koop/?type=2'],
    ['/fr/a-vendre/ixelles/maison/7/', '/nl/property/7/'],
    ['/our-services/sale/', '/nl/onze-diensten/verkoop/'],
    ['/fr/testimonials/claes/', '/nl/testimonials/claes/'],
    ['/team/jan/', '/nl/over-ons/team/jan/'],
    ['/nl/over-ons/team/jan/', '/nl/over-ons/team/jan/'],
    ['/projects/meiboom-p12/', '/nl/nieuwbouw/meiboom-p12/'],
    ['/', '/nl/'],
    ['', '/nl/'],
    ['  /for-rent/ ', '/nl/te-huur/'],
  ])('MENU-4 %j becomes %j', (href, expected) => {
    expect(translatePath(table, 'nl', href)).toBe(expected);
  });

  test.each([
    ['/nowhere/?x=1', '/nl/'],
    ['/xx/for-sale/', '/nl/'],
    ['javascript:alert(1)', '/nl/'],
    ['data:text/html,x', '/nl/'],
    ['//evil.example/for', '/nl/'],
    ['/\\evil.example', '/nl/'],
    ['/%zz', '/nl/'],
  ])('MENU-4 the unknown path %j gives the root path', (href, expected) => {
    expect(translatePath(table, 'nl', href)).toBe(expected);
  });

  test.each([
    ['https://www.example.org/a?b#c'],
    ['http://example.org'],
    ['mailto:hello@corbelle.example'],
    ['tel:+3225124780'],
    ['#top'],
    ['/uploads/plan.pdf'],
  ])('MENU-4 %s stays as it is', (href) => {
    expect(translatePath(table, 'nl', href)).toBe(href);
  });
});

describe('localizeRequest', () => {
  test.each([
    ['/', '', '/fr/'],
    ['/for-sale/', '?type=2', '/fr/a-vendre/?type=2'],
    ['/for-rent/', '?city=Ixelles|1050&lng=fr', '/fr/a-louer/?city=Ixelles%7C1050'],
    ['/property/12/', '', '/fr/property/12/'],
    ['/te-koop/', '?lng=fr', '/fr/a-vendre/'],
  ])('LANG-4 ROUTE-2 %s%s redirects to %s', (pathname, search, expected) => {
    expect(localizeRequest(table, 'fr', pathname, search)).toBe(expected);
  });

  test('ROUTE-9 an unknown path is not redirected', () => {
    expect(localizeRequest(table, 'fr', '/nowhere/', '')).toBeNull();
  });
});

describe('listBreadcrumbs', () => {
  test('MENU-10 names the way from home to the page', () => {
    expect(listBreadcrumbs(table, 'nl', 'team')).toEqual([
      { name: 'Home', path: '/nl/' },
      { name: 'Over ons', path: '/nl/over-ons/' },
      { name: 'Team', path: '/nl/over-ons/team/' },
    ]);
  });

  test('MENU-10 home and unknown pages have home alone', () => {
    expect(listBreadcrumbs(table, 'fr', 'home')).toEqual([{ name: 'Accueil', path: '/fr/' }]);
    expect(listBreadcrumbs(table, 'fr', 'gone')).toEqual([{ name: 'Accueil', path: '/fr/' }]);
  });
});

describe('listAlternates', () => {
  test('LANG-3 a page keeps its filter in every language', () => {
    const found = listAlternates(table, { screen: 'page', key: 'for-sale', search: '?type=2' });
    expect(found.map(({ language }) => language)).toEqual(languages);
    expect(found.slice(0, 4)).toEqual([
      { language: 'nl', path: '/nl/te-koop/?type=2' },
      { language: 'fr', path: '/fr/a-vendre/?type=2' },
      { language: 'en', path: '/en/for-sale/?type=2' },
      { language: 'de', path: '/de/zu-verkaufen/?type=2' },
    ]);
  });

  test('LANG-3 a listing has the slugs of each language', () => {
    const slugs = [
      { language: 'nl', citySlug: 'elsene', typeSlug: 'huis' },
      { language: 'fr', citySlug: 'ixelles', typeSlug: 'maison' },
    ];
    expect(listAlternates(table, { screen: 'listing', goal: 'sale', id: '7', slugs })).toEqual([
      { language: 'nl', path: '/nl/te-koop/elsene/huis/7/' },
      { language: 'fr', path: '/fr/a-vendre/ixelles/maison/7/' },
    ]);
  });

  test('LANG-3 an article has the slugs of each enabled language', () => {
    const two = createRouteTable([], { languages: ['fr', 'en'] });
    const slugs = [
      { language: 'fr', path: ['famille-claes'] },
      { language: 'de', path: ['familie-claes'] },
    ];
    expect(listAlternates(two, { screen: 'article', key: 'testimonials', slugs })).toEqual([
      { language: 'fr', path: '/fr/testimonials/famille-claes/' },
    ]);
  });
});
