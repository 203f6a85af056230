import { expect, test } from 'vitest';
import { buildListingCard } from '../../../testing/build-listing-card';
import { buildContext } from '../../../testing/build-site-answer';
import { buildQuickResults } from './quick-results.server';

const found = {
  types: [{ webId: '2', name: 'Appartement', countSale: 12, countRent: 0 }],
  cities: [
    {
      value: '1009.50',
      name: 'Luxembourg',
      zip: '1009',
      countryId: 50,
      countryName: 'Luxemburg',
      slug: null as string | null,
      countSale: 0,
      countRent: 1234,
    },
  ],
  listings: [{ ...buildListingCard(), excerpt: `${'Lichte flat '.repeat(20)}` }],
};

test('FIND-3 links a goal only when it has listings, with its count in brackets', () => {
  const { types, cities } = buildQuickResults(buildContext(), found, true);
  expect(types[0]?.sale).toEqual({ text: 'Te koop (12)', href: '/nl/te-koop/?type=2' });
  expect(types[0]?.rent).toEqual({ text: 'Te huur', href: null });
  expect(cities[0]?.label).toBe('Luxembourg (1009, Luxemburg)');
  expect(cities[0]?.rent).toEqual({
    text: 'Te huur (1.234)',
    href: '/nl/te-huur/?city=1009.50',
  });
});

test('FIND-17 a place leads to its landing page, not by a redirect', () => {
  const cities = found.cities.map((city) => ({ ...city, slug: 'luxembourg-1009' }));
  const [city] = buildQuickResults(buildContext(), { ...found, cities }, true).cities;
  expect(city?.rent.href).toBe('/nl/te-huur/luxembourg-1009/');
});

test('FIND-3 shows no counts when the setting is off', () => {
  const { types } = buildQuickResults(buildContext('fr'), found, false);
  expect(types[0]?.sale).toEqual({ text: 'À vendre', href: '/fr/a-vendre/?type=2' });
});

test('FIND-4 cuts the description to 100 characters and names the reference', () => {
  const [listing] = buildQuickResults(buildContext(), found, true).listings;
  expect(listing?.href).toBe('/nl/property/4711/');
  expect(listing?.text.length).toBeLessThanOrEqual(101);
  expect(listing?.referenceText).toBe('Ref: 4711');
});
