import { expect, test } from 'vitest';
import type { TestSite } from '../../../testing/open-test-site';
import { hrefsOf, readDocument, textOf } from '../../../testing/read-document';
import { listTotal } from '../../../testing/read-list';
import type { QuickSearchResults } from './quick-search-view';

export function testQuickSearch(site: () => TestSite): void {
  test.each([
    ['/nl/search/?q=5204117', '/nl/te-koop/brussel/appartement/5204117/'],
    ['/fr/search/?q=520+4117', '/fr/a-vendre/bruxelles/appartement/5204117/'],
    ['/nl/te-huur/?q=ref.%205204117', '/nl/te-koop/brussel/appartement/5204117/'],
    ['/nl/search/?q=ELSENE', '/nl/te-koop/?city=1050'],
    ['/nl/te-huur/?q=ixelles&bedrooms=2', '/nl/te-huur/?city=1050&bedrooms=2'],
    ['/nl/te-koop/?q=appartement&city=1000', '/nl/te-koop/?type=2&city=1000'],
    ['/nl/search/?q=appartement+elsene', '/nl/te-koop/?type=2&city=1050'],
    [
      '/nl/search/?q=app+2+slpk+Elsene+%3C400k+met+terras',
      '/nl/te-koop/?type=2&city=1050&price=-400000&bedrooms=2&terrace=1',
    ],
    [
      '/fr/search/?q=appartement+2+chambres+%C3%A0+Ixelles+max+400.000+avec+terrasse',
      '/fr/a-vendre/?type=2&city=1050&price=-400000&bedrooms=2&terrace=1',
    ],
    [
      '/en/search/?q=2+bed+flat+to+rent+in+Brussels+under+1,200+a+month+herringbone',
      '/en/for-rent/?type=2&city=1000&q=herringbone&price=-1200&bedrooms=2',
    ],
    [
      '/de/search/?q=Haus+mit+Garten+in+L%C3%B6wen+bis+0,9+Mio',
      '/de/zu-verkaufen/?type=1&city=3000&price=-900000&garden=1',
    ],
    ['/nl/te-koop/?q=huis+te+huur&city=1000', '/nl/te-huur/?type=1&city=1000'],
    [
      '/nl/te-koop/?q=app+elsenne+zonder+lift&sort=priceAsc',
      '/nl/te-koop/?type=2&city=1050&sort=priceAsc&typed=app+elsenne+zonder+lift',
    ],
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
    expect(city?.sale.href).toBe('/nl/te-koop/brussel/');
    expect(city?.sale.text).toMatch(/^Te koop \(\d+\)$/);
  });

  test.each([
    ['nl', 'te-koop', 'app elsenne zonder lift', ['Elsene', '‘zonder lift’']],
    ['fr', 'a-vendre', 'appart ixeles sans ascenseur', ['Ixelles', '« sans ascenseur »']],
    ['en', 'for-sale', 'flat ixeles without lift', ['Ixelles', '‘without lift’']],
    ['de', 'zu-verkaufen', 'Whg Ixeles ohne Aufzug', ['Ixelles', '„ohne Aufzug“']],
  ])(
    'FIND-14 a list in %s says what it corrected and what it cannot filter by',
    async (...given) => {
      const [language, list, typed, said] = given;
      const query = new URLSearchParams({ type: '2', city: '1050', typed }).toString();
      const document = await readDocument(site(), `/${language}/${list}/?${query}`);
      for (const words of said) expect(textOf(document, 'main')).toContain(words);
      const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href');
      expect(canonical).not.toContain('typed');
      for (const href of hrefsOf(document, 'main ul[aria-label] a')) {
        expect(href).not.toContain('typed');
      }
    },
  );

  test('FIND-14 the first suggestion is the list that a sentence means', async () => {
    const [reading] = await readSuggestions('app elsene max 450.000 terras');
    expect(reading?.label).toBe('Appartement · Elsene (1050) · tot €\u00a0450.000 · Terras');
    expect(reading?.sale.href).toBe('/nl/te-koop/?type=2&city=1050&price=-450000&terrace=1');
    const [rent] = await readSuggestions('app te huur met terras');
    expect(rent?.label).toBe('Te huur · Appartement · Terras');
    expect([rent?.sale.href, rent?.rent.href]).toEqual([null, '/nl/te-huur/?type=2&terrace=1']);
  });

  test.each(['elsene', 'app', 'loft', 'xyzzy', 'goedkoop', 'app elsene max 100.000', ''])(
    'FIND-22 %j has no suggestion besides the entries that say the same',
    async (text) => {
      expect(await readSuggestions(text)).toEqual([]);
    },
  );

  test.each(['brusel', 'elsenne', 'zavel', 'apartement', 'hous', 'visgraat'])(
    'FIND-22 the suggestion for %j finds what Enter finds',
    async (text) => {
      const [reading] = await readSuggestions(text);
      for (const goal of ['sale', 'rent'] as const) {
        const query = new URLSearchParams({ q: text, goal });
        const entered = await site().get(`/nl/search/?${query}`);
        const path = entered.headers.get('Location') ?? '';
        const total = listTotal(await readDocument(site(), path));
        const shown = Number(/\((\d+)\)/.exec(reading?.[goal].text ?? '')?.[1] ?? 0);
        expect([goal, shown]).toEqual([goal, total]);
        expect(reading?.[goal].href ?? null).toBe(total > 0 ? path : null);
      }
    },
  );

  async function readSuggestions(q: string): Promise<QuickSearchResults['readings']> {
    const response = await site().get(`/nl/quick-search/?${new URLSearchParams({ q })}`);
    return ((await response.json()) as QuickSearchResults).readings;
  }
}
