import { describe, expect, test } from 'vitest';
import {
  buildArticlePath,
  buildListPath,
  buildListingPath,
  buildPath,
  buildPropertyPath,
} from './build-path';
import { languages } from '@agency/domain/languages';
import { isListingId } from '@agency/domain/match-address';
import { languageOfPath, matchInternalPath, matchPath } from './match-path';
import { createRouteTable } from './route-table';

const table = createRouteTable([
  { key: 'about', paths: { nl: 'over-ons' } },
  { key: 'team', parent: 'about', paths: { nl: 'ons-team' } },
]);

describe('matchPath', () => {
  test('ROUTE-8 every address the table builds leads back to its entry', () => {
    for (const language of languages) {
      for (const entry of table.entries) {
        const match = matchPath(table, buildPath(table, language, entry.key));
        expect(match).toMatchObject({ language, screen: entry.type, params: { key: entry.key } });
      }
    }
  });

  test.each([
    ['/nl', 'home'],
    ['/nl/', 'home'],
    ['/nl/te-koop', 'for-sale'],
    ['/nl/TE-KOOP/', 'for-sale'],
    ['/nl/over-ons/ons-team/', 'team'],
  ])('MENU-2 %s is the page %s', (path, key) => {
    expect(matchPath(table, path)).toEqual({ language: 'nl', screen: 'page', params: { key } });
  });

  test.each([
    ['/nl/te-koop/brussel/huis/2001/', 'sale'],
    ['/nl/te-huur/brussel/huis/2001/', 'rent'],
    ['/nl/a-vendre/brussel/huis/2001/', 'sale'],
    ['/nl/for-rent/-/-/2001/', 'rent'],
  ])('ROUTE-4 %s is a listing for %s, for only the id decides', (path, goal) => {
    expect(matchPath(table, path)).toMatchObject({
      screen: 'listing',
      params: { goal, id: '2001' },
    });
  });

  test('ROUTE-4 the address of a listing carries goal, city, type and id', () => {
    const path = buildListingPath(table, 'fr', {
      goal: 'rent',
      citySlug: 'ixelles',
      typeSlug: 'appartement',
      id: '2001',
    });
    expect(path).toBe('/fr/a-louer/ixelles/appartement/2001/');
    expect(matchPath(table, path)?.params).toEqual({
      goal: 'rent',
      citySlug: 'ixelles',
      typeSlug: 'appartement',
      id: '2001',
    });
  });

  test('ROUTE-4 an empty slug and an overridden list path still give one segment each', () => {
    const nested = createRouteTable([{ key: 'for-sale', paths: { nl: 'aanbod/koop' } }]);
    const path = buildListingPath(nested, 'nl', {
      goal: 'sale',
      citySlug: '',
      typeSlug: 'huis',
      id: 'a b',
    });
    expect(path).toBe('/nl/koop/-/huis/a%20b/');
    expect(buildListPath(nested, 'nl', 'sale')).toBe('/nl/aanbod/koop/');
  });

  test('ROUTE-4 lists that end in the same word keep their goals apart', () => {
    const same = createRouteTable([
      { key: 'for-sale', paths: { nl: 'koop/aanbod' } },
      { key: 'for-rent', paths: { nl: 'huur/aanbod' } },
    ]);
    const address = { citySlug: 'b', typeSlug: 'h', id: '1' };
    expect(buildListingPath(same, 'nl', { goal: 'sale', ...address })).toBe('/nl/for-sale/b/h/1/');
    expect(buildListingPath(same, 'nl', { goal: 'rent', ...address })).toBe('/nl/for-rent/b/h/1/');
  });

  test.each([
    ['/nl/te-koop/brussel/', { goal: 'sale', citySlug: 'brussel', typeSlug: null }],
    ['/fr/a-louer/ixelles/studio/', { goal: 'rent', citySlug: 'ixelles', typeSlug: 'studio' }],
    ['/nl/a-vendre/ixelles/', { goal: 'sale', citySlug: 'ixelles', typeSlug: null }],
  ])('FIND-17 %s is the beginning of a listing’s address', (path, params) => {
    expect(matchPath(table, path)).toMatchObject({ screen: 'landing', params });
  });

  test('ROUTE-3 the short address of a listing', () => {
    expect(buildPropertyPath('nl', '2001')).toBe('/nl/property/2001/');
    expect(matchPath(table, '/nl/property/2001/')).toEqual({
      language: 'nl',
      screen: 'property',
      params: { id: '2001' },
    });
  });

  test('ROUTE-2 a list keeps its filters in its address', () => {
    expect(buildListPath(table, 'fr', 'rent', { types: ['2'], cities: ['Ixelles|1050'] })).toBe(
      '/fr/a-louer/?type=2&city=Ixelles%7C1050',
    );
  });

  test('ROUTE-6 an article stands under its deepest section', () => {
    const path = buildArticlePath(table, 'nl', 'our-services/sale', ['hoe-verkopen']);
    expect(path).toBe('/nl/onze-diensten/verkoop/hoe-verkopen/');
    expect(matchPath(table, path)).toEqual({
      language: 'nl',
      screen: 'article',
      params: { key: 'our-services/sale', slugs: ['hoe-verkopen'] },
    });
    expect(matchPath(table, '/fr/testimonials/famille-claes/')).toEqual({
      language: 'fr',
      screen: 'article',
      params: { key: 'testimonials', slugs: ['famille-claes'] },
    });
  });

  test.each([
    ['/'],
    ['/xx/te-koop/'],
    ['/NL/te-koop/'],
    ['/nl/nergens/'],
    ['/nl/te-koop/a/b/c/d/'],
    ['/nl/foo/brussel/huis/2001/'],
    ['/nl/te-koop/brussel/huis/20%2F01/'],
    ['/nl/te-koop/brussel/huis/a.b/'],
    ['/nl/property/'],
    ['/nl/property/1/2/'],
    ['/nl/%zz/'],
    ['/nl/te-koop%00/'],
    ['/nl/te-koop\\/'],
    [`/nl/te-koop/b/h/${'1'.repeat(41)}/`],
    [''],
  ])('ROUTE-9 %s is unknown', (path) => {
    expect(matchPath(table, path)).toBeNull();
  });

  test('LANG-2 a disabled language is unknown', () => {
    const two = createRouteTable([], { languages: ['nl', 'fr'] });
    expect(matchPath(two, '/de/')).toBeNull();
    expect(languageOfPath(two, '/de/')).toBeNull();
    expect(languageOfPath(two, '/fr/x/')).toBe('fr');
  });
});

describe('matchInternalPath', () => {
  test.each([
    ['/', 'home'],
    ['/for-sale/', 'for-sale'],
    ['for-sale', 'for-sale'],
    ['/privacy', 'Privacy'],
    ['/te-huur/', 'for-rent'],
    ['/estimation-gratuite/', 'contact-demand'],
  ])('LANG-4 %s without a language is the page %s', (path, key) => {
    expect(matchInternalPath(table, path)).toEqual({ screen: 'page', params: { key } });
  });

  test('LANG-4 articles, feedback and listings are known without a language too', () => {
    expect(matchInternalPath(table, '/our-services/')?.screen).toBe('article');
    expect(matchInternalPath(table, '/thank-you/job/')?.screen).toBe('feedback');
    expect(matchInternalPath(table, '/property/12/')?.screen).toBe('property');
    expect(matchInternalPath(table, '/te-koop/b/h/12/')?.screen).toBe('listing');
  });

  test.each([['/wp-login.php'], ['/xx/'], ['/%ff/'], ['/favicon.ico']])(
    'ROUTE-9 %s is unknown without a language',
    (path) => {
      expect(matchInternalPath(table, path)).toBeNull();
    },
  );
});

test.each([
  ['2001', true],
  ['A-1_b', true],
  ['', false],
  ['a b', false],
  ['é', false],
  [12, false],
  [null, false],
])('ROUTE-4 %j as an id of a listing: %s', (value, expected) => {
  expect(isListingId(value)).toBe(expected);
});
