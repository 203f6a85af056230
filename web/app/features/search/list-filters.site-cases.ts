import { expect, test } from 'vitest';
import type { TestSite } from '../../testing/open-test-site';
import { hrefsOf, parseDocument, readDocument, textOf } from '../../testing/read-document';
import { listedIds, listTotal } from '../../testing/read-list';
import type { ListCount } from './list/listing-list-view';

/** Filters in the query of a list and in its form. */
export function testListFilters(site: () => TestSite): void {
  test('FIND-6 filters by what the address says, without JavaScript', async () => {
    const all = listTotal(await readDocument(site(), '/nl/te-koop/'));
    for (const query of [
      'type=2',
      'city=Brussel%7C1000',
      'price=-300000',
      'bedrooms=3',
      'q=visgr',
      'energy=b',
      'energy=a&energy=d',
      'garage=1',
      'garden=1&terrace=1',
      'area=150',
      ...['area=60&maxArea=90', 'maxBedrooms=2', 'bathrooms=2', 'ground=200', 'maxGround=300'],
      ...['year=1990', 'maxYear=1930', 'lift=1', 'lifeAnnuity=1', 'type=penthouse'],
      ...['type=loft&type=duplex', 'type=2&type=penthouse'],
    ]) {
      const document = await readDocument(site(), `/nl/te-koop/?${query}`);
      expect([query, listTotal(document) > 0, listTotal(document) < all]).toEqual([
        query,
        true,
        true,
      ]);
    }
  });

  test('FIND-24 what a landlord says of furniture and dates filters homes for rent', async () => {
    const all = listTotal(await readDocument(site(), '/nl/te-huur/'));
    for (const query of ['furnished=1', 'available=now', 'available=2026-12-10']) {
      const total = listTotal(await readDocument(site(), `/nl/te-huur/?${query}`));
      expect([query, total > 0, total < all]).toEqual([query, true, true]);
    }
  });

  test.each([
    ['nl', '/nl/te-koop/', 'penthouse', 'Penthouse te koop'],
    ['fr', '/fr/a-vendre/', 'duplex', 'Duplex à vendre'],
    ['en', '/en/for-sale/', 'townhouse', 'Townhouse for sale'],
    ['de', '/de/zu-verkaufen/', 'duplex', 'Maisonettewohnung kaufen'],
  ])('FIND-23 in %s %s?type=%s is called %j', async (_, path, kind, heading) => {
    const document = await readDocument(site(), `${path}?type=${kind}`);
    expect(textOf(document, 'h1')).toBe(heading);
  });

  test('FIND-23 a kind has a landing page, and its filter leads there', async () => {
    const response = await site().get('/nl/te-koop/?type=penthouse&city=1000');
    expect(response.status).toBe(301);
    const path = response.headers.get('Location') ?? '';
    expect(path).toBe('/nl/te-koop/brussel/penthouse/');
    const document = await readDocument(site(), path);
    expect(textOf(document, 'h1')).toBe('Penthouse te koop in Brussel');
  });

  test('FIND-23 a sentence with a kind opens the list of that kind and says nothing of its type', async () => {
    const response = await site().get('/nl/search/?q=penthouse%20te%20koop');
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toBe('/nl/te-koop/?type=penthouse');
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

  test('FIND-6 sends a form’s empty fields to the list’s own address', async () => {
    const response = await site().get('/nl/te-koop/?q=&price=&price=300000&bedrooms=&type=2');
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toBe('/nl/te-koop/?type=2&price=-300000');
  });

  test('FIND-13 a text filters by what is said of a listing, and has a chip that takes it off', async () => {
    const all = listTotal(await readDocument(site(), '/nl/te-koop/'));
    const document = await readDocument(site(), '/nl/te-koop/?q=visgr%C3%A1at');
    expect([listTotal(document) > 0, listTotal(document) < all]).toEqual([true, true]);
    expect(hrefsOf(document, 'main ul[aria-label] a')).toContain('/nl/te-koop/');
    expect(listedIds(document)).toContain('5204117');
  });

  test('FIND-21 what reads as nothing is understood, or named as not understood', async () => {
    const same = async (query: string, plain: string) =>
      expect([query, listTotal(await readDocument(site(), `/nl/te-koop/?${query}`))]).toEqual([
        query,
        listTotal(await readDocument(site(), `/nl/te-koop/?${plain}`)),
      ]);
    await same('type=1,2', 'type=1&type=2');
    await same('city=Brussel&sort=priceAsc', 'city=1000&sort=priceAsc');
    const document = await readDocument(site(), '/nl/te-koop/?bedrooms=twee&type=2');
    expect(textOf(document, 'main')).toContain('Slaapkamers ‘twee’');
    await same('bedrooms=twee&type=2', 'type=2');
    const response = await site().get('/nl/te-koop/?bedrooms=twee');
    expect(await response.text()).toContain('‘twee’');
    expect(await (await site().get('/nl/te-koop/')).text()).not.toContain('‘twee’');
  });

  test.each([
    '',
    'type=2',
    'city=Brussel%7C1000&garden=1',
    'price=200000-400000&energy=b&energy=c',
  ])('FIND-6 says how many results "%s" would give before it is asked for', async (query) => {
    const answer = await site().get(`/nl/list-count/sale/?${query}`);
    const total = listTotal(await readDocument(site(), `/nl/te-koop/?${query}`));
    expect(await answer.json()).toEqual({
      text: total === 1 ? 'Toon 1 pand' : `Toon ${total} panden`,
    });
  });

  test('FIND-6 each further choice says before it is made what it would leave', async () => {
    const query = 'bedrooms=3&city=1050';
    const answer = await site().get(`/nl/list-options/sale/?${query}`);
    const { text, options } = (await answer.json()) as ListCount;
    const page = await readDocument(site(), `/nl/te-koop/?${query}`);
    expect(text).toContain(`Toon ${listTotal(page)} pand`);
    const form = page.querySelector('form[data-filter-form="row"]');
    const boxes = [...(form?.querySelectorAll('li input') ?? [])].filter((box) =>
      box.parentElement?.querySelector('[data-label] + span'),
    );
    const shown = boxes.map((box) => [
      `${box.getAttribute('name')}=${box.getAttribute('value')}`,
      box.parentElement?.querySelector('[data-label] + span')?.textContent,
    ]);
    expect(shown.length).toBeGreaterThan(20);
    expect(options).toMatchObject(Object.fromEntries(shown));
    expect((await site().get('/nl/list-options/both/')).status).toBe(404);
  });

  test('FIND-6 the count says none, and knows no other goal', async () => {
    const none = await site().get('/fr/list-count/rent/?bedrooms=9');
    expect(await none.json()).toEqual({ text: 'Aucun résultat' });
    expect((await site().get('/nl/list-count/both/')).status).toBe(404);
    const bad = await site().get(`/nl/list-count/sale/?type=%00&box=1,2&q=${'x'.repeat(10_000)}`);
    expect(bad.status).toBe(200);
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
