import { expect, test } from 'vitest';
import type { TestSite } from '../../testing/open-test-site';
import { hrefsOf, readDocument, textOf } from '../../testing/read-document';
import { listTotal } from '../../testing/read-list';
import { seedListings } from '../../testing/seed-listing';

export function testNear(site: () => TestSite): void {
  const idsOf = (document: Document) =>
    hrefsOf(document, 'main article a').flatMap((href) => /\/(\d{7})\/$/.exec(href)?.[1] ?? []);

  test('FIND-6 DETAIL-5 near a station are only homes whose address is published', async () => {
    const all = listTotal(await readDocument(site(), '/nl/te-koop/'));
    const near = await readDocument(site(), '/nl/te-koop/?near=station:800');
    expect(listTotal(near)).toBeGreaterThan(0);
    expect(listTotal(near)).toBeLessThan(all);
    const nearer = await readDocument(site(), '/nl/te-koop/?near=station:200&near=park:1500');
    expect(listTotal(nearer)).toBeLessThan(listTotal(near));
    const hidden = new Set(seedListings.filter((one) => !one.PublishAddress).map(({ ID }) => ID));
    const widest = await readDocument(site(), '/nl/te-koop/?near=stop:1500');
    const shown = [...idsOf(near), ...idsOf(widest)];
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((id) => hidden.has(id))).toEqual([]);
    const count = await site().get('/nl/list-count/sale/?near=station:800');
    expect(await count.json()).toEqual({ text: `Toon ${listTotal(near)} panden` });
  });

  test('FIND-6 FIND-21 the wish is ticked, a chip takes it away, and what is none is named', async () => {
    const document = await readDocument(site(), '/fr/a-vendre/?near=school:300&near=bar:100');
    const ticked = [...document.querySelectorAll('main input[name="near"]:checked')];
    expect(new Set(ticked.map((input) => input.getAttribute('value')))).toEqual(
      new Set(['school:300']),
    );
    expect(textOf(document, 'main')).toContain('École à 300 m au plus');
    expect(textOf(document, 'main')).toContain('bar:100');
    expect(hrefsOf(document, 'main a')).toContain('/fr/a-vendre/');
  });

  test.each([
    ['/nl/search/?q=app+Elsene+dicht+bij+een+tram', '/nl/te-koop/?type=2&city=1050&near=stop:400'],
    [
      '/fr/search/?q=maison+proche+du+m%C3%A9tro+Bruxelles',
      '/fr/a-vendre/?type=1&city=1000&near=stop:400',
    ],
    [
      '/de/search/?q=Wohnung+in+der+N%C3%A4he+der+Schule+Gent',
      '/de/zu-verkaufen/?type=2&city=9000&near=school:800',
    ],
  ])('FIND-14 sends %s to %s', async (path, expected) => {
    const response = await site().get(path);
    const location = decodeURIComponent(response.headers.get('Location') ?? '');
    expect([response.status, location]).toEqual([302, expected]);
  });

  test.each([
    ['nl', 'In de buurt', 'min te voet'],
    ['fr', 'Dans le quartier', 'min à pied'],
    ['en', 'Near by', 'min on foot'],
    ['de', 'In der Nähe', 'Min. zu Fuß'],
  ])(
    'DETAIL-10 in %s a page says what is near, where the address is published',
    async (language, title, walk) => {
      const pathOf = async (id: string) =>
        (await site().get(`/${language}/property/${id}/`)).headers.get('Location') ?? '';
      const open = await readDocument(site(), await pathOf('5204117'));
      const section = 'section[aria-labelledby="nearby-heading"]';
      expect(textOf(open, section)).toContain(title);
      expect(textOf(open, section)).toContain(walk);
      expect(textOf(open, section)).toMatch(/:\sCorbelle\.$/);
      const hidden = seedListings.find((one) => !one.PublishAddress && one.Status === 1);
      const closed = await readDocument(site(), await pathOf(hidden?.ID ?? ''));
      expect(closed.querySelector(section)).toBeNull();
    },
  );

  test('FORM-9 a saved search says that it does not keep what it should be near', async () => {
    const link = '/nl/formulieren/hou-me-op-de-hoogte/?goal=sale&type=2&near=park:500';
    expect(textOf(await readDocument(site(), link), 'main')).toContain('Park binnen 500');
  });
}
