import { expect, test } from 'vitest';
import { languages } from '@agency/domain/languages';
import type { TestSite } from '../testing/open-test-site';
import { hrefsOf, readDocument, textOf } from '../testing/read-document';

const switcher = 'header a[hreflang]';

export function testLanguages(site: () => TestSite): void {
  test.each([
    ['nl', 'Te koop', 'Naar inhoud'],
    ['fr', 'À vendre', 'Aller au contenu'],
    ['en', 'For sale', 'Skip to content'],
    ['de', 'Zu verkaufen', 'Zum Inhalt'],
  ])('LANG-1 speaks %s in page, menu and dictionary', async (language, menu, skip) => {
    const document = await readDocument(site(), `/${language}/`);
    expect(document.documentElement.lang).toBe(language);
    expect(textOf(document, 'header')).toContain(menu);
    expect(textOf(document, 'a[href="#main"]')).toContain(skip.split(' ')[0]);
  });

  test('LANG-3 switches to the same page, list, filter and listing', async () => {
    const hrefs = async (path: string) =>
      [...new Set(hrefsOf(await readDocument(site(), path), switcher))].slice(0, 4);
    expect(await hrefs('/nl/contact/')).toEqual([
      '/nl/contact/',
      '/fr/contact/',
      '/en/contact/',
      '/de/kontakt/',
    ]);
    expect(await hrefs('/nl/te-koop/?type=2&sort=priceAsc&page=2')).toContain(
      '/fr/a-vendre/?type=2&sort=priceAsc&page=2',
    );
    expect(await hrefs('/nl/te-koop/?city=Brussel%7C1000')).toEqual([
      '/nl/te-koop/?city=Brussel%7C1000',
      '/fr/a-vendre/?city=Bruxelles%7C1000',
      '/en/for-sale/?city=Brussels%7C1000',
      '/de/zu-verkaufen/?city=Br%C3%BCssel%7C1000',
    ]);
    const listing = (await site().get('/nl/property/5204117/')).headers.get('Location') ?? '';
    expect((await hrefs(listing))[1]).toMatch(/^\/fr\/a-vendre\/bruxelles\/[a-z-]+\/5204117\/$/);
  });

  test('LANG-3 finds the same listings after the switch of a filter by city', async () => {
    const count = async (path: string) =>
      Number.parseInt(textOf(await readDocument(site(), path), 'h1 ~ p'), 10);
    const dutch = await count('/nl/te-koop/?city=Brussel%7C1000');
    expect(dutch).toBeGreaterThan(0);
    expect(await count('/fr/a-vendre/?city=Bruxelles%7C1000')).toBe(dutch);
  });

  test.each([
    ['/', { 'Accept-Language': 'fr-BE,fr;q=0.9,nl;q=0.5' }, '/fr/'],
    ['/', { 'Accept-Language': 'es' }, '/nl/'],
    ['/', { Cookie: 'lng=de', 'Accept-Language': 'fr' }, '/de/'],
    ['/?lng=en', { Cookie: 'lng=de' }, '/en/'],
    ['/for-sale/?type=2', { Cookie: 'lng=fr' }, '/fr/a-vendre/?type=2'],
    ['/contact-demand/', { Cookie: 'lng=de' }, '/de/kostenlose-schaetzung/'],
  ])('LANG-4 sends %s with %j to %s', async (path, headers, target) => {
    const response = await site().get(path, headers as Record<string, string>);
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toBe(target);
    expect(response.headers.get('Vary')).toContain('Accept-Language');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  test('LANG-7 writes money, numbers and plurals for the visitor', async () => {
    const listing = '/property/5204117/';
    const read = async (language: string) => {
      const path = (await site().get(`/${language}${listing}`)).headers.get('Location') ?? '';
      return (await readDocument(site(), path)).body.textContent ?? '';
    };
    for (const language of languages) {
      expect(await read(language)).toContain('€\u00a0685.000');
    }
    expect(await site().read('/nl/te-koop/')).toMatch(/\d slaapkamers/);
    expect(await site().read('/fr/a-vendre/')).toMatch(/1 chambre[^s]/);
  });
}
