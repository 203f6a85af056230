import { expect, test } from 'vitest';
import type { TestSite } from '../testing/open-test-site';
import { hrefsOf, parseDocument, readDocument, textOf } from '../testing/read-document';

const pages = {
  home: ['', '', '', ''],
  'for-sale': ['te-koop/', 'a-vendre/', 'for-sale/', 'zu-verkaufen/'],
  'for-rent': ['te-huur/', 'a-louer/', 'for-rent/', 'zu-vermieten/'],
  'demand-register': [
    'hou-me-op-de-hoogte/',
    'tenez-moi-au-courant/',
    'demand-register/',
    'auf-dem-laufenden/',
  ],
  contact: ['contact/', 'contact/', 'contact/', 'kontakt/'],
  services: ['diensten/', 'services/', 'services/', 'dienstleistungen/'],
  'contact-demand': [
    'gratis-schatting/',
    'estimation-gratuite/',
    'contact-demand/',
    'kostenlose-schaetzung/',
  ],
  Privacy: ['privacy-statement/', 'privacy-statement/', 'privacy-statement/', 'datenschutz/'],
  'Cookie-policy': ['cookie-policy/', 'cookie-policy/', 'cookie-policy/', 'cookie-richtlinie/'],
  Disclaimer: ['disclaimer/', 'disclaimer/', 'disclaimer/', 'haftungsausschluss/'],
  Accessibility: ['toegankelijkheid/', 'accessibilite/', 'accessibility/', 'barrierefreiheit/'],
};
const languages = ['nl', 'fr', 'en', 'de'];

export function testAddresses(site: () => TestSite): void {
  test.each(Object.entries(pages))('ROUTE-1 answers at every address of %s', async (_, paths) => {
    for (const [index, path] of paths.entries()) {
      const response = await site().get(`/${languages[index]}/${path}`);
      expect([path, response.status]).toEqual([path, 200]);
    }
  });

  test('ROUTE-2 redirects the internal lists and keeps their query', async () => {
    const headers = { 'Accept-Language': 'fr' };
    const response = await site().get('/for-rent/?type=2&city=Bruxelles%7C1000', headers);
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toBe('/fr/a-louer/?type=2&city=Bruxelles%7C1000');
  });

  test('ROUTE-3 sends /property/{id}/ to the listing, without and with a language', async () => {
    const own = {
      nl: '/nl/te-koop/brussel/appartement/5204117/',
      fr: '/fr/a-vendre/bruxelles/appartement/5204117/',
    };
    for (const [language, path] of Object.entries(own)) {
      for (const bare of ['/property/5204117/', '/te-koop/x/y/5204117/']) {
        const response = await site().get(bare, { 'Accept-Language': language });
        expect([response.status, response.headers.get('Location')]).toEqual([302, path]);
        expect(response.headers.get('Vary')).toContain('Accept-Language');
        expect(response.headers.get('Cache-Control')).toBe('no-store');
      }
    }
    const asked = await site().get('/property/5204117/?lng=fr&amount=9', { Cookie: 'lng=nl' });
    expect(asked.headers.get('Location')).toBe(`${own.fr}?amount=9`);
    expect((await site().get('/property/nothing/')).status).toBe(404);
    const inDutch = await site().get('/nl/property/5204117/');
    expect(inDutch.status).toBe(302);
    expect(inDutch.headers.get('Location')).toBe('/nl/te-koop/brussel/appartement/5204117/');
    expect((await site().get('/nl/property/nothing/')).status).toBe(404);
  });

  test.each([
    '/nl/te-koop/elsene/appartement/5204117/',
    '/nl/te-koop/brussel/huis/5204117/',
    '/nl/te-huur/brussel/appartement/5204117/',
    '/nl/a-vendre/bruxelles/appartement/5204117/',
    '/nl/te-koop/%20/-/5204117/',
  ])('ROUTE-4 redirects %s to the right address', async (path) => {
    const response = await site().get(path);
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe('/nl/te-koop/brussel/appartement/5204117/');
  });

  test('ROUTE-7 makes slugs without accents, capitals and punctuation', async () => {
    const links = (
      await Promise.all(
        ['/nl/te-koop/', '/fr/a-vendre/', '/de/zu-verkaufen/?page=2'].map(async (path) =>
          hrefsOf(await readDocument(site(), path), 'main article a, main li a'),
        ),
      )
    )
      .flat()
      .filter((href) => /\/\d{7}\/$/.test(href));
    expect(links.length).toBeGreaterThan(20);
    for (const link of links) {
      expect(link).toMatch(/^\/(nl|fr|de)\/[a-z-]+\/[a-z0-9-]+\/[a-z0-9-]+\/\d{7}\/$/);
    }
  });

  test('ROUTE-8 tells search engines the same addresses as the switcher', async () => {
    const document = await readDocument(site(), '/fr/a-vendre/');
    const alternates = [...document.querySelectorAll('link[rel="alternate"][hreflang]')].map(
      (link) => [link.getAttribute('hreflang'), link.getAttribute('href')],
    );
    expect(alternates).toEqual([
      ['nl', 'http://site.test/nl/te-koop/'],
      ['fr', 'http://site.test/fr/a-vendre/'],
      ['en', 'http://site.test/en/for-sale/'],
      ['de', 'http://site.test/de/zu-verkaufen/'],
      ['x-default', 'http://site.test/nl/te-koop/'],
    ]);
    expect(hrefsOf(document, 'link[rel="canonical"]')).toEqual(['http://site.test/fr/a-vendre/']);
  });

  test.each([
    '/nl/niets/',
    '/nl/te-koop/niets/',
    '/fr/te-koop/',
    '/xx/',
    '/niets/',
    '/nl/login/niets/',
    '/nl/%E0%A4%A/',
    '/nl/te-koop/%20/%ff/5204117/',
    '/nl/a/b/c/d/e/f/',
  ])('ROUTE-9 ERR-6 answers 404 at %s with a search and the way home', async (path) => {
    const response = await site().get(path, { 'Accept-Language': 'nl' });
    expect(response.status).toBe(404);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const document = parseDocument(await response.text());
    expect(document.querySelector('main form input[name="q"]')).not.toBeNull();
    expect(textOf(document, 'main h1')).toMatch(
      /Pagina niet gevonden|Page non trouvée|introuvable/,
    );
    expect(hrefsOf(document, 'main a')).toContain(path.startsWith('/fr') ? '/fr/' : '/nl/');
    expect(document.querySelector('header nav')).not.toBeNull();
  });
}
