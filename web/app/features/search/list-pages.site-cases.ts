import { expect, test } from 'vitest';
import type { TestSite } from '../../testing/open-test-site';
import { hrefsOf, readDocument, textOf } from '../../testing/read-document';
import { listedIds, listTotal } from '../../testing/read-list';

export function testListPages(site: () => TestSite): void {
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

  test('FIND-7 pages through every listing once, and tells where it is', async () => {
    const first = await readDocument(site(), '/nl/te-koop/');
    const total = listTotal(first);
    const pages = Math.ceil(total / 12);
    expect(textOf(first, 'main nav p')).toBe(`Pagina 1 van ${pages} [${total} objecten]`);
    expect(hrefsOf(first, 'link[rel="next"]')).toEqual(['http://site.test/nl/te-koop/?page=2']);
    expect(hrefsOf(first, 'link[rel="prev"]')).toEqual([]);
    const ids = new Set(listedIds(first));
    for (let page = 2; page <= pages; page += 1) {
      const document = await readDocument(site(), `/nl/te-koop/?page=${page}`);
      for (const id of listedIds(document)) ids.add(id);
    }
    expect(ids.size).toBe(total);
  });

  test.each([
    ['/nl/te-koop/?page=999', /^\/nl\/te-koop\/\?page=\d$/],
    ['/nl/te-koop/?type=2&sort=priceAsc&page=99', /^\/nl\/te-koop\/\?type=2&sort=priceAsc&page=3$/],
    ['/nl/te-koop/?bedrooms=9&page=2', /^\/nl\/te-koop\/\?bedrooms=9$/],
  ])('FIND-7 %s leads to the last page', async (path, expected) => {
    const response = await site().get(path);
    expect(response.status).toBe(302);
    const last = response.headers.get('Location') ?? '';
    expect(last).toMatch(expected);
    expect((await site().get(last)).status).toBe(200);
  });

  test('FIND-7 FIND-21 a place that nobody knows is no title', async () => {
    const whole = textOf(await readDocument(site(), '/nl/te-koop/'), 'h1');
    for (const query of ['city=9999', 'city=Nergens%7C9999', 'city=Nergens']) {
      const document = await readDocument(site(), `/nl/te-koop/?${query}`);
      expect([query, textOf(document, 'h1'), listTotal(document)]).toEqual([query, whole, 0]);
    }
  });

  test.each(['0', '-1', 'x', '1e3', '99999999999999999999'])(
    'FIND-7 answers 404 at page %s',
    async (page) => {
      expect((await site().get(`/nl/te-koop/?page=${page}`)).status).toBe(404);
    },
  );

  test('ERR-3 says when nothing was found, and offers a way out', async () => {
    const document = await readDocument(site(), '/nl/te-koop/?bedrooms=9');
    expect(textOf(document, 'main')).toContain('Er zijn geen resultaten gevonden');
    expect(hrefsOf(document, 'main a')).toContain('/nl/te-koop/');
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain(
      'noindex',
    );
  });

  test('ERR-3 an empty list offers the search without each filter, with what that finds', async () => {
    const document = await readDocument(site(), '/nl/te-koop/?type=2&bedrooms=5');
    expect(listTotal(document)).toBe(0);
    const ways = [...document.querySelectorAll('main a')].flatMap((link) => {
      const total = /^Zonder .* \((\d+)\)$/.exec(link.textContent ?? '')?.[1];
      return total ? [{ total: Number(total), href: link.getAttribute('href') ?? '' }] : [];
    });
    expect(ways.map(({ href }) => href)).toEqual([
      '/nl/te-koop/?type=2',
      '/nl/te-koop/?bedrooms=5',
    ]);
    for (const { href, total } of ways) {
      expect(listTotal(await readDocument(site(), href))).toBe(total);
    }
  });

  test('FIND-6 FORM-9 a list leads to the form of a saved search with what is looked for', async () => {
    for (const query of ['type=2&bedrooms=5', 'garden=1&sort=priceAsc&page=2&view=map']) {
      const document = await readDocument(site(), `/nl/te-koop/?${query}`);
      const [kept] = query.split('&sort');
      expect(hrefsOf(document, 'main a')).toContain(
        `/nl/formulieren/hou-me-op-de-hoogte/?${kept ?? ''}&goal=sale`,
      );
    }
  });
}
