import { expect, test } from 'vitest';
import { languages } from '@agency/domain/languages';
import type { TestSite } from '../../../testing/open-test-site';
import { hrefsOf, readDocument, textOf } from '../../../testing/read-document';

const menu = 'header nav a:not([hreflang])';

export function testMenu(site: () => TestSite): void {
  test('MENU-1 shows the published pages in order, with their children', async () => {
    const hrefs = hrefsOf(await readDocument(site(), '/nl/'), menu);
    expect(hrefs.slice(0, 6)).toEqual([
      '/nl/te-koop/',
      '/nl/te-huur/',
      '/nl/nieuwbouw/',
      '/nl/diensten/',
      '/nl/over-ons/',
      '/nl/team/',
    ]);
  });

  test('MENU-2 puts a child under its parent’s path', async () => {
    expect((await site().get('/nl/over-ons/luxemburg/')).status).toBe(200);
    expect((await site().get('/nl/luxemburg/')).status).toBe(404);
  });

  test('MENU-3 sends the Depot page elsewhere in each language, and its menu link too', async () => {
    const targets = await Promise.all(
      ['nl', 'fr', 'de'].map(async (language) => {
        const response = await site().get(`/${language}/depot/`);
        expect(response.status).toBe(302);
        return response.headers.get('Location') ?? '';
      }),
    );
    expect(new Set(targets).size).toBe(3);
    expect(targets.every((target) => /^https?:\/\//.test(target))).toBe(true);
    expect(hrefsOf(await readDocument(site(), '/nl/'), menu)).toContain(targets[0]);
  });

  test('MENU-4 translates links in texts', async () => {
    for (const language of languages) {
      const document = await readDocument(site(), `/${language}/`);
      const links = hrefsOf(document, 'main [data-module="rich-text"] a, footer a');
      const own = links.filter((href) => href.startsWith('/'));
      expect(own.length).toBeGreaterThan(3);
      expect(own.every((href) => href.startsWith(`/${language}/`))).toBe(true);
    }
  });

  test('MENU-6 MENU-7 draws header and footer as the CMS configures them', async () => {
    const document = await readDocument(site(), '/nl/');
    expect(hrefsOf(document, 'header a[href^="tel:"]')).toContain('tel:+3225124780');
    expect(hrefsOf(document, 'header a')).toContain('/nl/gratis-schatting/');
    expect(textOf(document, 'footer')).toContain('BIV');
    expect(hrefsOf(document, 'footer a')).toContain('/nl/privacy-statement/');
  });

  test('no page of the seed links to nothing', async () => {
    const paths = [
      '/nl/',
      '/fr/',
      '/en/',
      '/de/',
      '/nl/diensten/',
      '/fr/contact/',
      '/de/datenschutz/',
    ];
    const links = await Promise.all(
      paths.map(async (path) => hrefsOf(await readDocument(site(), path), 'a[href^="/"]')),
    );
    for (const link of new Set(links.flat().filter((href) => !href.startsWith('/uploads/')))) {
      const { status } = await site().get(link);
      expect([link, status < 400]).toEqual([link, true]);
    }
  }, 60_000);
}
