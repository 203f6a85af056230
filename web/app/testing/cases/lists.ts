import { expect, test } from 'vitest';
import type { QuickSearchResults } from '../../features/search/quick-search-view';
import type { TestSite } from '../open-site';
import { hrefsOf, parseDocument, readDocument, textOf } from '../read-document';

const totalOf = (document: Document) => Number.parseInt(textOf(document, 'h1 ~ p'), 10);
const idsOf = (document: Document) =>
  hrefsOf(document, 'main a').flatMap((href) => /\/(\d{7})\/$/.exec(href)?.[1] ?? []);
/** The ticked boxes of the filter of places, each as its label with its count. */
const tickedCities = (document: Document) =>
  [...document.querySelectorAll('input[name="city"]:checked')].map(
    (input) => input.closest('label')?.textContent?.trim() ?? '',
  );

export function testLists(site: () => TestSite): void {
  test('FIND-6 filters by what the address says, without JavaScript', async () => {
    const all = totalOf(await readDocument(site(), '/nl/te-koop/'));
    for (const query of [
      'type=2',
      'city=Brussel%7C1000',
      'price=-300000',
      'bedrooms=3',
      'q=appart',
      'energy=b',
      'energy=a&energy=d',
      'garage=1',
      'garden=1&terrace=1',
      'area=150',
    ]) {
      const document = await readDocument(site(), `/nl/te-koop/?${query}`);
      expect([query, totalOf(document) > 0, totalOf(document) < all]).toEqual([query, true, true]);
    }
  });

  test('FIND-6 keeps the chosen filters in its form', async () => {
    const document = await readDocument(
      site(),
      '/nl/te-koop/?type=2&city=Brussel%7C1000&bedrooms=2',
    );
    const chosen = [
      ...document.querySelectorAll('main form input:checked, main form option:checked'),
    ]
      .map((field) => field.getAttribute('value'))
      .filter(Boolean);
    expect(chosen).toEqual(expect.arrayContaining(['2', 'Brussel|1000']));
  });

  test('FIND-6 sorts by price', async () => {
    const document = await readDocument(site(), '/nl/te-koop/?sort=priceAsc');
    const cards = [...document.querySelectorAll('main article')];
    const prices = cards.flatMap(({ textContent }) => {
      const amount = /€\u00a0(\d{1,3}(?:\.\d{3})*)/.exec(textContent ?? '')?.[1];
      return amount ? [Number(amount.replaceAll('.', ''))] : [];
    });
    expect(prices.length).toBeGreaterThan(5);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
  });

  test('FIND-6 sends a form’s empty fields to the list’s own address', async () => {
    const response = await site().get('/nl/te-koop/?q=&price=&price=300000&bedrooms=&type=2');
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toBe('/nl/te-koop/?type=2&price=-300000');
  });

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

  test('FIND-13 a text filters by what is said of a listing, and has a chip that takes it off', async () => {
    const all = totalOf(await readDocument(site(), '/nl/te-koop/'));
    const document = await readDocument(site(), '/nl/te-koop/?q=visgr%C3%A1at');
    expect([totalOf(document) > 0, totalOf(document) < all]).toEqual([true, true]);
    expect(hrefsOf(document, 'main ul[aria-label] a')).toContain('/nl/te-koop/');
    expect(idsOf(document)).toContain('5204117');
  });

  test('FIND-21 what reads as nothing is understood, or named as not understood', async () => {
    const same = async (query: string, plain: string) =>
      expect([query, totalOf(await readDocument(site(), `/nl/te-koop/?${query}`))]).toEqual([
        query,
        totalOf(await readDocument(site(), `/nl/te-koop/?${plain}`)),
      ]);
    await same('type=1,2', 'type=1&type=2');
    await same('city=Brussel', 'city=1000');
    const document = await readDocument(site(), '/nl/te-koop/?bedrooms=twee&type=2');
    expect(textOf(document, 'main')).toContain('Slaapkamers ‘twee’');
    await same('bedrooms=twee&type=2', 'type=2');
    const response = await site().get('/nl/te-koop/?bedrooms=twee');
    expect(await response.text()).toContain('‘twee’');
    expect(await (await site().get('/nl/te-koop/')).text()).not.toContain('‘twee’');
  });

  test('FIND-16 FIND-21 with no results the filter of places stays, one entry for a postal code', async () => {
    for (const query of ['', '?price=-1']) {
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
      const dutch = totalOf(await readDocument(site(), '/nl/te-koop/?city=Brussel%7C1000'));
      const address = `${path}?${new URLSearchParams({ city: `${own}|1000` }).toString()}`;
      const document = await readDocument(site(), address);
      expect(totalOf(document)).toBe(dutch);
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
      expect(tickedCities(folded)).toEqual([`${own}${totalOf(folded)}`]);
      const whole = await readDocument(site(), `${path}?city=Bruxelles`);
      expect(tickedCities(whole)).toEqual([`${own} (1000)${totalOf(whole)}`]);
      const plain = await readDocument(site(), `${path}?city=1000`);
      expect(tickedCities(plain)).toEqual(tickedCities(whole));
      expect(totalOf(whole)).toBeGreaterThanOrEqual(totalOf(folded));
    },
  );

  test('FIND-16 LANG-4 an address without a language leads to the city’s name in the visitor’s', async () => {
    const french = { 'Accept-Language': 'fr' };
    const first = await site().get('/for-sale/?city=Brussel%7C1000', french);
    const second = await site().get(first.headers.get('Location') ?? '', french);
    expect([first.status, second.status]).toEqual([302, 302]);
    expect(second.headers.get('Location')).toBe('/fr/a-vendre/?city=Bruxelles%7C1000');
  });

  test('FIND-16 a listing’s breadcrumbs lead to its whole postal code', async () => {
    const document = await readDocument(site(), '/nl/te-koop/brussel/appartement/5204117/');
    expect(hrefsOf(document, 'nav a')).toContain('/nl/te-koop/?city=1000');
  });

  test('FIND-5 sends a reference to its listing', async () => {
    const response = await site().get('/nl/te-huur/?q=5204117');
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toBe('/nl/te-koop/brussel/appartement/5204117/');
  });

  test('FIND-7 pages through every listing once, and tells where it is', async () => {
    const first = await readDocument(site(), '/nl/te-koop/');
    const total = totalOf(first);
    const pages = Math.ceil(total / 12);
    expect(textOf(first, 'main nav p')).toBe(`Pagina 1 van ${pages} [${total} objecten]`);
    expect(hrefsOf(first, 'link[rel="next"]')).toEqual(['http://site.test/nl/te-koop/?page=2']);
    expect(hrefsOf(first, 'link[rel="prev"]')).toEqual([]);
    const ids = new Set(idsOf(first));
    for (let page = 2; page <= pages; page += 1) {
      const document = await readDocument(site(), `/nl/te-koop/?page=${page}`);
      for (const id of idsOf(document)) ids.add(id);
    }
    expect(ids.size).toBe(total);
  });

  test.each(['999', '0', '-1', 'x', '1e3', '99999999999999999999'])(
    'FIND-7 answers 404 at page %s',
    async (page) => {
      expect((await site().get(`/nl/te-koop/?page=${page}`)).status).toBe(404);
    },
  );

  test('ERR-3 says when nothing was found, and offers a way out', async () => {
    const document = await readDocument(site(), '/nl/te-koop/?price=-1');
    expect(textOf(document, 'main')).toContain('Er zijn geen resultaten gevonden');
    expect(hrefsOf(document, 'main a')).toContain('/nl/te-koop/');
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain(
      'noindex',
    );
  });

  test('ERR-3 an empty list offers the search without each filter, with what that finds', async () => {
    const document = await readDocument(site(), '/nl/te-koop/?type=2&bedrooms=5');
    expect(totalOf(document)).toBe(0);
    const ways = [...document.querySelectorAll('main a')].flatMap((link) => {
      const total = /^Zonder .* \((\d+)\)$/.exec(link.textContent ?? '')?.[1];
      return total ? [{ total: Number(total), href: link.getAttribute('href') ?? '' }] : [];
    });
    expect(ways.map(({ href }) => href)).toEqual([
      '/nl/te-koop/?type=2',
      '/nl/te-koop/?bedrooms=5',
    ]);
    for (const { href, total } of ways) {
      expect(totalOf(await readDocument(site(), href))).toBe(total);
    }
  });

  test('FIND-6 FORM-9 a list leads to the form of a saved search with what is looked for', async () => {
    for (const query of ['type=2&bedrooms=5', 'garden=1&sort=priceAsc&page=2&view=split']) {
      const document = await readDocument(site(), `/nl/te-koop/?${query}`);
      const [kept] = query.split('&sort');
      expect(hrefsOf(document, 'main a')).toContain(
        `/nl/formulieren/hou-me-op-de-hoogte/?${kept ?? ''}&goal=sale`,
      );
    }
  });

  test.each([
    '',
    'type=2',
    'city=Brussel%7C1000&garden=1',
    'price=200000-400000&energy=b&energy=c',
  ])('FIND-6 says how many results "%s" would give before it is asked for', async (query) => {
    const answer = await site().get(`/nl/list-count/sale/?${query}`);
    const total = totalOf(await readDocument(site(), `/nl/te-koop/?${query}`));
    expect(await answer.json()).toEqual({
      text: total === 1 ? 'Toon 1 pand' : `Toon ${total} panden`,
    });
  });

  test('FIND-6 the count says none, and knows no other goal', async () => {
    const none = await site().get('/fr/list-count/rent/?price=-1');
    expect(await none.json()).toEqual({ text: 'Aucun résultat' });
    expect((await site().get('/nl/list-count/both/')).status).toBe(404);
    const bad = await site().get(`/nl/list-count/sale/?type=%00&box=1,2&q=${'x'.repeat(10_000)}`);
    expect(bad.status).toBe(200);
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

  test.each([
    `q=${'x'.repeat(20_000)}`,
    `city=${encodeURIComponent('|'.repeat(500))}`,
    'q=%00%01%02%ff%fe',
    'type[]=1&type=__proto__&type=constructor',
    'price=NaN&bedrooms=1e999&area=-5&new=abc&sort=drop',
    'city=a&city=b%7C&city=%7C1000',
    `${'type=2&'.repeat(400)}`,
    `${'city=Brussel%7C1000&'.repeat(300)}`,
    "q=' OR 1=1 --",
    'q=%25_%5C%22%27*',
    'lng=xx&utm_source=%3Cscript%3E',
    'page=2&page=3',
  ])('bad queries give a page or a 404: %s', async (query) => {
    for (const path of ['/nl/te-koop/', '/nl/quick-search/', '/nl/', '/nl/property/5204117/']) {
      const response = await site().get(`${path}?${query}`);
      expect([path, response.status < 500]).toEqual([path, true]);
      const text = await response.text();
      if (path === '/nl/te-koop/')
        expect(parseDocument(text).querySelector('script script')).toBeNull();
      expect(text).not.toContain('<script>alert');
    }
  });
}
