import { expect, test } from 'vitest';
import type { TestSite } from '../../testing/open-test-site';
import { hrefsOf, readDocument, textOf } from '../../testing/read-document';

/** The list of projects, a project's page and links to it, on the seed. */
export function testProjects(site: () => TestSite): void {
  const path = '/nl/nieuwbouw/de-zeilmakers-5209001/';

  test('FIND-11 the list shows what is on offer first and what is sold out last', async () => {
    const document = await readDocument(site(), '/nl/nieuwbouw/');
    const cards = [...document.querySelectorAll('[data-module="projects"] article')];
    expect(cards).toHaveLength(4);
    expect(cards.at(-1)?.textContent).toContain('Uitverkocht');
    expect(textOf(document, 'main')).toContain('Uitverkochte projecten');
    expect(cards.map((card) => card.textContent).join()).toContain('Vanaf');
    expect(hrefsOf(document, '[data-module="projects"] article a')).toContain(path);
    const home = await readDocument(site(), '/nl/');
    expect(home.querySelectorAll('[data-module="projects"] article')).toHaveLength(3);
  });

  test('FIND-11 a project says what is to be had in it, from the ground floor up', async () => {
    const document = await readDocument(site(), path);
    expect(textOf(document, 'h1')).toBe('De Zeilmakers');
    expect(textOf(document, 'main')).toContain('Henegouwenkaai 61, Sint-Jans-Molenbeek');
    const rows = [...document.querySelectorAll('table tbody tr')].map((row) => row.textContent);
    expect(rows).toHaveLength(6);
    expect(rows[0]).toContain('Gelijkvloers');
    const sold = rows.filter((row) => row?.includes('Verkocht'));
    expect(sold).toHaveLength(1);
    // As on its own page.
    expect(sold[0]).toContain('358.000');
    expect(document.querySelectorAll('main nav a')).toHaveLength(2);
  });

  test('DETAIL-5 an address that is not published is nowhere on the page or in its data', async () => {
    const html = await site().read('/fr/neuf/la-papeterie-5209004/');
    expect(html).not.toContain('Chaussée de Bruxelles');
    expect(html).toContain('Waterloo');
  });

  test('DETAIL-4 a price that is not published is nowhere', async () => {
    const html = await site().read('/en/new-build/les-pruniers-5209003/');
    expect(html).not.toMatch(/1[.,\s]?320[.,\s]?000/);
    expect(html).toContain('678');
  });

  test.each([
    ['/nl/nieuwbouw/5209001/', path],
    ['/nl/nieuwbouw/oude-naam-5209001/?a=1', `${path}?a=1`],
    ['/en/new-build/de-zeilmakers-5209001/', '/en/new-build/the-sailmakers-5209001/'],
    [`/nl/nieuwbouw/${'a'.repeat(2000)}-5209001/`, path],
  ])('FIND-11 %s leads to the project’s own address', async (asked, to) => {
    const response = await site().get(asked);
    expect([response.status, response.headers.get('Location')]).toEqual([301, to]);
  });

  test.each([
    '/nl/nieuwbouw/niets-1/',
    '/nl/nieuwbouw/x5209001/',
    '/nl/nieuwbouw/de-zeilmakers-5209001/meer/',
  ])('ROUTE-9 %.60s is not found', async (asked) => {
    expect((await site().get(asked)).status).toBe(404);
  });

  test('FIND-11 a listing leads to its project', async () => {
    const short = await site().get('/nl/property/5209102/');
    const document = await readDocument(site(), short.headers.get('Location') ?? '');
    expect(hrefsOf(document, 'main a')).toContain(path);
  });

  test('SEO-1 SEO-3 the sitemap has the projects, and a page says what it is and from what price', async () => {
    expect(await site().read('/sitemap.xml')).toContain('sitemap-projects-1.xml');
    expect(await site().read('/sitemap-projects-1.xml')).toContain(path);
    const html = await site().read(path);
    expect(html).toContain('"@type":"ApartmentComplex"');
    expect(html).toContain('"lowPrice":219000');
    expect(html).toContain('hrefLang="fr"');
  });

  test('ERR-5 without projects the page says so, and with them no more', async () => {
    const projects = site().cms.strapi.db.query('api::project.project');
    await projects.updateMany({ where: {}, data: { state: 'withdrawn' } });
    site().forget();
    expect(textOf(await readDocument(site(), '/nl/nieuwbouw/'), 'main')).toContain(
      'Er zijn momenteel geen projecten beschikbaar.',
    );
    expect(textOf(await readDocument(site(), '/en/new-build/'), 'main')).toContain(
      'No projects are currently available.',
    );
    expect((await site().get(path)).status).toBe(404);
    await projects.updateMany({ where: {}, data: { state: 'active' } });
    site().forget();
  });
}
