import { expect, test } from 'vitest';
import type { TestSite } from '../../testing/open-site';
import type { QuickSearchResults } from './quick-search-view';

/** The search box of the header and of home, with and without JavaScript. */
export function testQuickSearch(site: () => TestSite): void {
  test.each([
    ['/nl/search/?q=5204117', '/nl/te-koop/brussel/appartement/5204117/'],
    ['/fr/search/?q=520+4117', '/fr/a-vendre/bruxelles/appartement/5204117/'],
    ['/nl/te-huur/?q=ref.%205204117', '/nl/te-koop/brussel/appartement/5204117/'],
    ['/nl/search/?q=ELSENE', '/nl/te-koop/?city=1050'],
    ['/nl/te-huur/?q=ixelles&bedrooms=2', '/nl/te-huur/?city=1050&bedrooms=2'],
    ['/nl/te-koop/?q=appartement&city=1000', '/nl/te-koop/?type=2&city=1000'],
    ['/nl/search/?q=appartement+elsene', '/nl/te-koop/?q=appartement+elsene'],
    ['/nl/search/?q=visgraat', '/nl/te-koop/?q=visgraat'],
    ['/nl/search/?q=nergens', '/nl/te-koop/?q=nergens'],
    ['/nl/search/?q=', '/nl/te-koop/'],
    ['/nl/search/', '/nl/te-koop/'],
    ['/nl/search/?q=%00%3Cscript%3E', '/nl/te-koop/?q=%3Cscript%3E'],
  ])('FIND-13 sends %s to %s', async (path, expected) => {
    const response = await site().get(path);
    expect([response.status, response.headers.get('Location')]).toEqual([302, expected]);
  });

  test('FIND-5 sends a reference to its listing', async () => {
    const response = await site().get('/nl/te-huur/?q=5204117');
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toBe('/nl/te-koop/brussel/appartement/5204117/');
  });

  const ixelles = ['Elsene (1050)'];
  const brussels = ['Brussel (1000)'];

  test.each([
    ['elsene', { cities: ixelles }],
    ['Ixelles', { cities: ixelles }],
    ['1050', { cities: ixelles }],
    [' 1000 ', { cities: brussels }],
    ['Brüssel', { cities: brussels }],
    ['bruxelles', { cities: brussels }],
    ['sint gillis', { cities: ['Sint-Gillis (1060)'] }],
    ['ST-GILLES', { cities: ['Sint-Gillis (1060)'] }],
    ['liege', {}],
    ['Liège', {}],
    ['5204117', { listings: ['Ref: 5204117'] }],
    ['9999999', {}],
    ['<script>', {}],
    ['x'.repeat(10_000), {}],
  ])('FIND-5 the quick search finds for %j', async (text, expected) => {
    const answer = await site().get(`/nl/quick-search/?q=${encodeURIComponent(text)}`);
    const found = (await answer.json()) as QuickSearchResults;
    expect({
      types: found.types.map(({ label }) => label),
      cities: found.cities.map(({ label }) => label).sort(),
      listings: found.listings.map(({ referenceText }) => referenceText),
    }).toEqual({ types: [], cities: [], listings: [], ...expected });
  });

  test('FIND-5 the beginning of a postal code finds at most eight cities that have it', async () => {
    const answer = await site().get('/nl/quick-search/?q=10');
    const { cities } = (await answer.json()) as QuickSearchResults;
    expect(cities).toHaveLength(8);
    expect(cities.filter(({ label }) => !/\(10\d\d\)$/.test(label))).toEqual([]);
  });

  test('FIND-2 FIND-3 answers the quick search as JSON, links only where there is something', async () => {
    const response = await site().get('/nl/quick-search/?q=1000');
    const results = (await response.json()) as {
      cities: { label: string; sale: { text: string; href: string | null } }[];
    };
    const city = results.cities.find(({ label }) => label === 'Brussel (1000)');
    expect(city?.sale.href).toBe('/nl/te-koop/?city=1000');
    expect(city?.sale.text).toMatch(/^Te koop \(\d+\)$/);
  });
}
