import { expect, test, vi } from 'vitest';
import type { MapPlacesView } from './list/list-map-view';
import type { ListingCardView } from '../../catalogue/listing/card/listing-card-view';
import { collectErrors } from '../../testing/force-content';
import type { TestSite } from '../../testing/open-test-site';
import { hrefsOf, readDocument, textOf } from '../../testing/read-document';

export function testMaps(site: () => TestSite): void {
  test('FIND-10 the frame is a page of its own that this site alone may frame and nobody lists', async () => {
    const answer = await site().get('/nl/map-frame/');
    expect([answer.status, answer.headers.get('X-Map-Tiles')]).toEqual([
      200,
      'https://tile.openstreetmap.org',
    ]);
    const html = await answer.text();
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('<header');
  });

  test('MENU-9 the map of the office is drawn around it, with the names of its surroundings', async () => {
    const document = await readDocument(site(), '/nl/contact/');
    const map = document.querySelector('[data-map] [role="img"]');
    expect(map?.textContent).toMatch(/Sint-Gillis|Elsene|Etterbeek/);
    const lengths = [...(map?.querySelectorAll('path') ?? [])].map(
      (path) => path.getAttribute('d')?.length ?? 0,
    );
    expect(Math.max(...lengths)).toBeGreaterThan(100);
  });

  test('FIND-10 the map’s places are those of the list, also within an area', async () => {
    const all = await placesOf(site(), '/nl/map-places/sale/8/');
    const here = await placesOf(site(), '/nl/map-places/sale/12/?box=50.8,4.3,50.9,4.5');
    const none = await placesOf(site(), '/nl/map-places/sale/12/?within=0,0~0,1~1,1');
    expect(all.properties.length).toBeGreaterThan(here.properties.length);
    expect(here.properties.length).toBeGreaterThan(0);
    expect(here.properties.every(({ latitude }) => latitude > 50.8 && latitude < 50.9)).toBe(true);
    expect(none).toEqual({ properties: [], groups: [] });
  });

  test('FIND-10 DETAIL-5 a marker opens the listing’s own card', async () => {
    const { properties } = await placesOf(site(), '/fr/map-places/rent/8/');
    const ids = properties.slice(0, 3).map(({ id }) => id);
    const answer = await site().get(`/fr/listing-cards/${ids.join(',')}/`);
    const cards = (await answer.json()) as ListingCardView[];
    expect(cards.map(({ id }) => id)).toEqual(ids);
    expect(cards.every(({ href }) => href.startsWith('/fr/a-louer/'))).toBe(true);
  });

  test.each([
    '/nl/map-places/lease/8/',
    '/nl/map-places/sale/20/',
    '/nl/map-places/sale/-1/',
    '/nl/map-places/sale/8.5/',
    '/nl/listing-cards/%3Cscript%3E/',
    `/nl/listing-cards/${Array(51).fill('5204201').join(',')}/`,
    '/xx/map-frame/',
  ])('FIND-10 %s is not found', async (path) => {
    expect((await site().get(path)).status).toBe(404);
  });

  test('FIND-10 a card that is gone is left out', async () => {
    const answer = await site().get('/nl/listing-cards/1,2/');
    expect([answer.status, await answer.json()]).toEqual([200, []]);
  });

  test('FIND-10 without JavaScript the map is a drawing beside the whole list, and the views are links', async () => {
    const document = await readDocument(site(), '/nl/te-koop/?type=2&view=split');
    const drawing = document.querySelector('[data-drawing] svg[role="img"]');
    expect(drawing?.querySelector('path')?.getAttribute('d')).toMatch(/^M-?\d+ -?\d+l/);
    // Its window is around most of them, on a phone and on a desktop.
    const props = textOf(document, '[data-props="list-map"]');
    const { places } = JSON.parse(props) as { places: MapPlacesView };
    for (const on of ['narrow', 'wide']) {
      const marks = listMarks(document, on);
      const seen = marks.filter(
        ({ left, top }) => left >= 0 && left <= 100 && top >= 0 && top <= 100,
      );
      const count = seen.reduce((sum, one) => sum + one.count, 0);
      expect(count).toBeGreaterThan(places.properties.length / 2);
      expect(new Set(marks.map(({ count }) => count > 1))).toEqual(new Set([true, false]));
    }
    expect(document.querySelectorAll('[data-drawing] [data-on] > span').length).toBeGreaterThan(5);
    // They are links: to those of a group, and to the home of a price; none is a redirect.
    const marks = listMarks(document, 'wide');
    const group = marks.find(({ count }) => count > 1);
    const home = marks.find(({ count }) => count === 1);
    expect(group?.href).toMatch(/^\/nl\/te-koop\/\?type=2&box=[\d.%C]+&view=map$/);
    const ofGroup = await readDocument(site(), group?.href ?? '');
    expect(ofGroup.querySelectorAll('main [data-listing-id]').length).toBeGreaterThan(1);
    expect(home?.href).toMatch(/^\/nl\/te-koop\/\?type=2&box=[\d.%C]+&view=map$/);
    const ofHome = await readDocument(site(), home?.href ?? '');
    expect(ofHome.querySelectorAll('main [data-listing-id]').length).toBe(1);
    expect(document.querySelectorAll('main [data-listing-id]').length).toBeGreaterThan(5);
    expect(document.querySelector('main iframe')).toBeNull();
    expect(hrefsOf(document, 'main nav a')).toEqual(
      expect.arrayContaining(['/nl/te-koop/?type=2', '/nl/te-koop/?type=2&view=map']),
    );
  });

  test('ERR-2 FIND-10 where the places cannot be had, the map says so, the list stands and nobody keeps it', async () => {
    site().proxy.fail('ends', 'MapPlaces');
    const errors = collectErrors();
    site().forget();
    for (const [path, text] of failures) {
      const answer = await site().get(path);
      expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
      const document = await readDocument(site(), path);
      expect(textOf(document, 'main [role="alert"]')).toContain(text);
      expect(document.querySelectorAll('main [data-listing-id]').length).toBeGreaterThan(5);
    }
    site().proxy.recover();
    errors.stop();
    expect(errors.lines.every((line) => line.startsWith('MapPlaces'))).toBe(true);
    // The circuit breaker of this query rests for two seconds first.
    await vi.waitFor(
      async () => {
        site().forget();
        const document = await readDocument(site(), '/nl/te-koop/?view=split');
        expect(document.querySelectorAll('main [role="alert"]')).toHaveLength(0);
      },
      { timeout: 20_000, interval: 500 },
    );
  });

  test('FIND-10 a list alone has no map, and a view that is none is the list', async () => {
    for (const path of ['/nl/te-koop/', '/nl/te-koop/?view=globe']) {
      const document = await readDocument(site(), path);
      expect(document.querySelector('[data-list][data-view="map"]')).toBeNull();
    }
  });
}

const failures = [
  ['/nl/te-koop/?view=split', 'De kaart kan nu niet worden getoond'],
  ['/de/zu-vermieten/?view=map', 'Die Karte kann gerade nicht angezeigt werden'],
] as const;

/** Visible share of a map's drawing on such a screen, in percent of its window. */
function listMarks(document: Document, on: string) {
  const marks = document.querySelectorAll<HTMLElement>(
    `[data-drawing] :is([data-on="every"], [data-on="${on}"]) > a`,
  );
  return [...marks].map(({ style, textContent, attributes }) => ({
    left: Number.parseFloat(style.left),
    top: Number.parseFloat(style.top),
    count: Number(textContent) || 1,
    href: attributes.getNamedItem('href')?.value ?? '',
  }));
}

async function placesOf(site: TestSite, path: string): Promise<MapPlacesView> {
  const answer = await site.get(path);
  expect(answer.status).toBe(200);
  return (await answer.json()) as MapPlacesView;
}
