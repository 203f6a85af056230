import { expect, test } from 'vitest';
import type { TestSite } from '../../testing/open-test-site';
import { hrefsOf, readDocument, textOf } from '../../testing/read-document';

const mediaOf = (document: Document) =>
  document.querySelector('main section [data-media]')?.getAttribute('data-media');

export function testPages(site: () => TestSite): void {
  test.each([
    ['/nl/diensten/', 'picture'],
    ['/fr/a-propos/', 'gallery'],
    ['/en/demand-register/', 'video'],
    ['/de/kostenlose-schaetzung/', 'picture'],
    ['/nl/te-koop/', undefined],
    ['/fr/equipe/', 'picture'],
  ])('MENU-6 MENU-8 SHELL-3 the banner of %s is a %s', async (path, media) => {
    expect(mediaOf(await readDocument(site(), path))).toBe(media);
  });

  test('MENU-8 a film lies over its poster, silent, and a link leads to it without JavaScript', async () => {
    const document = await readDocument(site(), '/nl/hou-me-op-de-hoogte/');
    const film = document.querySelector('main video source');
    expect(film?.getAttribute('type')).toBe('video/mp4');
    const address = film?.getAttribute('src') ?? '';
    expect(hrefsOf(document, `main a[href="${address}"]`)).toHaveLength(1);
    expect(document.querySelector('main video')?.hasAttribute('autoplay')).toBe(false);
    expect(document.querySelector('main [data-media] img')).toBeTruthy();
  });

  test('MENU-9 modules of the side stand in a column beside the page', async () => {
    const document = await readDocument(site(), '/fr/services/');
    expect(textOf(document, 'main aside h2')).not.toBe('');
    expect(document.querySelector('main aside [data-module="testimonials"]')).toBeTruthy();
  });

  test('MENU-9 the forms list, slider and grid are drawn', async () => {
    const home = await readDocument(site(), '/en/');
    const views = [...home.querySelectorAll('[data-module="listing-teaser"]')].map((module) =>
      module.getAttribute('data-view'),
    );
    expect(views).toEqual(['grid', 'list']);
    expect(home.querySelector('[data-module="testimonials"][data-view="slider"]')).toBeTruthy();
    const services = await readDocument(site(), '/en/services/');
    expect(services.querySelector('[data-module="articles"][data-view="list"]')).toBeTruthy();
  });

  test('MENU-8 a page’s style reaches the browser as it was written, for its page alone', async () => {
    const html = await site().read('/nl/over-ons/luxemburg/');
    expect(html).toContain('<style>[data-page="luxembourg"]{@media (min-width: 700px) {');
    expect(html).toContain('.facts p {');
    expect(await site().read('/nl/over-ons/')).not.toContain('.facts p');
  });

  test('MENU-8 a page has its own logo and its header over its banner', async () => {
    const document = await readDocument(site(), '/de/ueber-uns/luxemburg/');
    expect(document.querySelector('header img')?.getAttribute('src')).toMatch(/\.svg$/);
    expect(document.querySelector('[data-banner="transparent"]')).toBeTruthy();
    const services = await readDocument(site(), '/de/dienstleistungen/');
    expect(services.querySelector('header a[href="/de/"] img')).toBeNull();
    expect(services.querySelector('header[data-stays]')).toBeTruthy();
  });

  test('MENU-9 a map is the address and a link there; nothing is loaded from elsewhere', async () => {
    const document = await readDocument(site(), '/en/contact/');
    const map = '[data-module="map"]';
    expect(textOf(document, `${map} address`)).toContain('1000 Brussels');
    expect(hrefsOf(document, `${map} a`).join()).toContain('Rue%20Ernest%20Allard');
    expect(document.querySelector(`${map} img`)).toBeNull();
    const response = await site().get('/en/contact/');
    expect(response.headers.get('X-Map-Tiles')).toBe('https://tile.openstreetmap.org');
  });

  test('ERR-2 a module that the CMS cannot answer for says so in its place, in every language', async () => {
    const database = site().cms.strapi.db.connection;
    await database.schema.renameTable('testimonials', 'testimonials_away');
    try {
      for (const [path, text] of failures) {
        site().forget();
        const document = await readDocument(site(), path);
        expect(textOf(document, 'main [role="alert"]')).toContain(text);
        expect(textOf(document, 'main aside h2')).not.toBe('');
        expect(textOf(document, 'footer')).toContain('Corbelle');
      }
    } finally {
      await database.schema.renameTable('testimonials_away', 'testimonials');
      site().forget();
    }
  });
}

const failures = [
  ['/nl/diensten/', 'API-FOUT'],
  ['/en/services/', 'API ERROR'],
] as const;
