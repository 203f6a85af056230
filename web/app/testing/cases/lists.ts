import { expect, test } from 'vitest';
import type { TestSite } from '../open-site';
import { hrefsOf, parseDocument, readDocument, textOf } from '../read-document';

const totalOf = (document: Document) => Number.parseInt(textOf(document, 'h1 ~ p'), 10);
const idsOf = (document: Document) =>
  hrefsOf(document, 'main a').flatMap((href) => /\/(\d{7})\/$/.exec(href)?.[1] ?? []);

export function testLists(site: () => TestSite): void {
  test('FIND-6 filters by what the address says, without JavaScript', async () => {
    const all = totalOf(await readDocument(site(), '/nl/te-koop/'));
    for (const query of [
      'type=2',
      'city=Brussel%7C1000',
      'price=-300000',
      'bedrooms=3',
      'q=appartement',
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

  test('FIND-2 FIND-3 answers the quick search as JSON, links only where there is something', async () => {
    const response = await site().get('/nl/quick-search/?q=1000');
    const results = (await response.json()) as {
      cities: { label: string; sale: { text: string; href: string | null } }[];
    };
    const city = results.cities.find(({ label }) => label === 'Brussel (1000)');
    expect(city?.sale.href).toBe('/nl/te-koop/?city=Brussel%7C1000');
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
