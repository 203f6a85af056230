import { expect, test } from 'vitest';
import type { TestSite } from '../../testing/open-test-site';
import { hrefsOf, readDocument, textOf } from '../../testing/read-document';
import { listTotal } from '../../testing/read-list';

export function testListCities(site: () => TestSite): void {
  test('FIND-16 FIND-21 with no results the filter of places stays, one entry for a postal code', async () => {
    for (const query of ['', '?bedrooms=9']) {
      const document = await readDocument(site(), `/nl/te-huur/${query}`);
      const places = [...document.querySelectorAll('main input[name="city"]')];
      const values = places.map((input) => input.getAttribute('value'));
      expect([query, values.filter((value) => value === '1000')]).toEqual([query, ['1000']]);
      expect(values.filter((value) => value === '1050')).toHaveLength(1);
      const labels = places.map((input) => input.closest('label')?.textContent ?? '');
      expect(labels.filter((label) => /\p{Lu}{3}/u.test(label))).toEqual([]);
    }
  });

  const brusselsIn = [
    ['/nl/te-koop/', 'Brussel', '/fr/a-vendre/?city=Bruxelles%7C1000'],
    ['/fr/a-vendre/', 'Bruxelles', '/nl/te-koop/?city=Brussel%7C1000'],
    ['/en/for-sale/', 'Brussels', '/nl/te-koop/?city=Brussel%7C1000'],
    ['/de/zu-verkaufen/', 'Brüssel', '/nl/te-koop/?city=Brussel%7C1000'],
  ] as const;

  test.each(brusselsIn)(
    'FIND-16 LANG-3 at %s one box is ticked for a city, in whatever language it is spelled',
    async (path, own, other) => {
      const dutch = listTotal(await readDocument(site(), '/nl/te-koop/?city=Brussel%7C1000'));
      const address = `${path}?${new URLSearchParams({ city: `${own}|1000` }).toString()}`;
      const document = await readDocument(site(), address);
      expect(listTotal(document)).toBe(dutch);
      expect(tickedCities(document)).toEqual([`${own}${dutch}`]);
      expect(textOf(document, 'h1')).toContain(own);
      expect(hrefsOf(document, '[hreflang]')).toContain(other);
      for (const [, name] of brusselsIn) {
        const query = new URLSearchParams({ city: `${name}|1000`, bedrooms: '2' });
        const response = await site().get(`${path}?${query.toString()}`);
        query.set('city', `${own}|1000`);
        const location = name === own ? null : `${path}?${query.toString()}`;
        expect([name, response.headers.get('Location')]).toEqual([name, location]);
      }
    },
  );

  test.each(brusselsIn)(
    'FIND-16 at %s a spelling of no language and a name alone tick one box too',
    async (path, own) => {
      const folded = await readDocument(site(), `${path}?city=bruxelles%7C1000`);
      expect(tickedCities(folded)).toEqual([`${own}${listTotal(folded)}`]);
      const whole = await readDocument(site(), `${path}?city=Bruxelles&sort=priceAsc`);
      expect(tickedCities(whole)).toEqual([`${own} (1000)${listTotal(whole)}`]);
      const plain = await readDocument(site(), `${path}?city=1000&sort=priceAsc`);
      expect(tickedCities(plain)).toEqual(tickedCities(whole));
      expect(listTotal(whole)).toBeGreaterThanOrEqual(listTotal(folded));
    },
  );

  test('FIND-16 LANG-4 an address without a language leads to the city’s name in the visitor’s', async () => {
    const french = { 'Accept-Language': 'fr' };
    const first = await site().get('/for-sale/?city=Brussel%7C1000', french);
    const second = await site().get(first.headers.get('Location') ?? '', french);
    expect([first.status, second.status]).toEqual([302, 302]);
    expect(second.headers.get('Location')).toBe('/fr/a-vendre/?city=Bruxelles%7C1000');
  });

  test('FIND-16 FIND-17 a listing’s breadcrumbs lead through its whole postal code and type', async () => {
    const document = await readDocument(site(), '/nl/te-koop/brussel/appartement/5204117/');
    const crumbs = hrefsOf(document, 'main nav a');
    expect(crumbs.slice(1, 4)).toEqual([
      '/nl/te-koop/',
      '/nl/te-koop/brussel/',
      '/nl/te-koop/brussel/appartement/',
    ]);
  });
}

/** Returns the checked boxes of the place filter, each as its label with its count. */
function tickedCities(document: Document): string[] {
  return [...document.querySelectorAll('input[name="city"]:checked')].map(
    (input) => input.closest('label')?.textContent?.trim() ?? '',
  );
}
