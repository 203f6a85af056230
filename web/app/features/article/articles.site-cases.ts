import { expect, test } from 'vitest';
import { languages } from '@agency/domain/languages';
import type { TestSite } from '../../testing/open-test-site';
import { hrefsOf, readDocument, textOf } from '../../testing/read-document';

const above = 'main nav ol a[href^="/"]';
const here = 'main nav ol [aria-current]';
const switcher = 'header a[hreflang]';

const services = {
  nl: ['onze-diensten', 'verkoop', 'verhuur', 'beheer', 'syndic'],
  fr: ['nos-services', 'vente', 'location', 'gestion-locative', 'syndic'],
  en: ['our-services', 'sale', 'rent', 'management', 'syndic'],
  de: ['unsere-dienstleistungen', 'verkauf', 'vermietung', 'verwaltung', 'syndic'],
};
/** The page that replaces the overview. */
const pages: Record<string, string> = {
  nl: '/nl/diensten/',
  fr: '/fr/services/',
  en: '/en/services/',
  de: '/de/dienstleistungen/',
};
const deposits = [
  ['nl', '/nl/advies/huren/huurwaarborg/'],
  ['fr', '/fr/conseils/louer/garantie-locative/'],
  ['en', '/en/advice/renting/rent-deposit/'],
  ['de', '/de/ratgeber/mieten/mietkaution/'],
] as const;

export function testArticles(site: () => TestSite): void {
  const read = (path: string) => readDocument(site(), path);
  const switched = (document: Document) => [...new Set(hrefsOf(document, switcher))].slice(0, 4);

  test.each(Object.entries(services))('ROUTE-6 has the services in %s', async (language, slugs) => {
    const [root = '', ...names] = slugs;
    const answer = await site().get(`/${language}/${root}/`);
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, pages[language]]);
    const overview = await read(pages[language] ?? '');
    const cards = new Set(hrefsOf(overview, 'main article a'));
    expect([...cards]).toEqual(names.map((name) => `/${language}/${root}/${name}/`));
    const titles = new Set<string>();
    for (const path of cards) {
      const document = await read(path);
      expect(document.querySelectorAll('h1')).toHaveLength(1);
      expect(hrefsOf(document, above)).toEqual([`/${language}/`, pages[language]]);
      expect(hrefsOf(document, 'header nav a[aria-current]')).toContain(pages[language]);
      expect(textOf(document, 'article').split(' ').length).toBeGreaterThan(290);
      expect(hrefsOf(document, 'main section article a').length).toBe(3);
      expect(hrefsOf(document, 'main a')).toContain(
        hrefsOf(overview, 'main [data-module="banner"] a')[0],
      );
      titles.add(document.title);
    }
    expect(titles.size).toBe(4);
  });

  test.each(deposits)('ROUTE-6 MENU-10 leads to an article in %s', async (_language, path) => {
    const document = await read(path);
    const way = hrefsOf(document, above);
    const parts = path.split('/').filter(Boolean);
    expect(way).toEqual([1, 2, 3].map((length) => `/${parts.slice(0, length).join('/')}/`));
    expect(textOf(document, here)).toBe(textOf(document, 'h1'));
    expect(textOf(document, 'article ul')).toContain('Inès Bouzid');
    expect(switched(document)).toEqual(deposits.map(([, other]) => other));
    expect(hrefsOf(document, 'link[rel="canonical"]')).toEqual([`http://site.test${path}`]);
    const [nearest] = hrefsOf(document, 'main section article a');
    expect(nearest).toMatch(new RegExp(`^/${parts.slice(0, 3).join('/')}/`));
  });

  test('ROUTE-6 groups the advice and shows one subject alone', async () => {
    const advice = await read('/nl/advies/');
    expect(hrefsOf(advice, 'nav ul a')).toEqual(
      expect.arrayContaining(['/nl/advies/', '/nl/advies/huren/', '/nl/advies/kopen/']),
    );
    const renting = await read('/nl/advies/huren/');
    const cards = [...new Set(hrefsOf(renting, 'main article a'))];
    expect(cards.length).toBe(2);
    expect(cards.every((href) => href.startsWith('/nl/advies/huren/'))).toBe(true);
    expect(switched(renting)).toEqual([
      '/nl/advies/huren/',
      '/fr/conseils/louer/',
      '/en/advice/renting/',
      '/de/ratgeber/mieten/',
    ]);
    expect(renting.title).not.toBe(advice.title);
    const beyond = await site().get('/nl/advies/?page=2');
    expect([beyond.status, beyond.headers.get('Location')]).toEqual([302, '/nl/advies/']);
    expect((await site().get('/nl/advies/kopen/huurwaarborg/')).status).toBe(301);
  });

  test.each(languages)('ROUTE-6 FORM-12 shows what clients say in %s', async (language) => {
    const overview = await read(`/${language}/testimonials/`);
    const details = hrefsOf(overview, 'main figure a');
    expect(details.length).toBe(10);
    expect(hrefsOf(overview, above)).toEqual([`/${language}/`]);
    const detail = await read(details[0] ?? '');
    expect(hrefsOf(detail, above)).toEqual([`/${language}/`, `/${language}/testimonials/`]);
    expect(textOf(detail, 'blockquote').length).toBeGreaterThan(80);
    expect(hrefsOf(detail, 'main a[rel="next"]')).toEqual([details[1]]);
    expect(switched(detail)).toEqual(languages.map((other) => `/${other}/testimonials/awa-m/`));
    const last = await read(details.at(-1) ?? '');
    expect(hrefsOf(last, 'main a[rel="next"]')).toEqual([details[0]]);
  });

  test('FORM-12 links to the client’s own site, and not to nothing', async () => {
    const shop = await read('/nl/testimonials/jan-de-smet/');
    expect(hrefsOf(shop, 'figcaption a')).toEqual(['https://desmet-kleding.example']);
    expect((await site().get('/nl/testimonials/niemand/')).status).toBe(404);
  });

  test('MENU-9 teasers lead on to the overview, each testimonial to its page', async () => {
    const home = await read('/nl/');
    expect(hrefsOf(home, '[data-module="articles"] a')).toContain('/nl/diensten/');
    const testimonials = hrefsOf(home, '[data-module="testimonials"] a');
    expect(testimonials).toEqual(
      expect.arrayContaining(['/nl/testimonials/', '/nl/testimonials/awa-m/']),
    );
  });

  test('MENU-4 an article is found by its key and sent to its address', async () => {
    for (const path of ['/fr/nos-services/sale/', '/fr/nos-services/SALE/']) {
      const response = await site().get(path);
      expect([path, response.status]).toEqual([path, 301]);
      expect(response.headers.get('Location')).toBe('/fr/nos-services/vente/');
    }
  });
}
