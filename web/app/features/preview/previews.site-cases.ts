import { beforeAll, expect, test } from 'vitest';
import { openDocuments } from '../../testing/open-documents';
import type { TestSite } from '../../testing/open-test-site';
import { createPreviewBrowser, readPreviewCookie } from '../../testing/preview-browser';
import { hrefsOf, parseDocument, textOf } from '../../testing/read-document';

/** Previews of unpublished content; these cases write drafts and publish nothing. */
export function testPreviews(site: () => TestSite): void {
  const { open, get, read, start } = createPreviewBrowser(site);

  beforeAll(async () => {
    await writeDrafts(site());
    await start();
  });

  test('OWN-6 CONSENT-1 the page of a listing is counted and asks, and its preview does neither', async () => {
    const list = await read('/nl/preview/te-koop/');
    const path = hrefsOf(list, 'main a').find((href) =>
      /^\/nl\/preview(\/[^/?]+){4}\/$/.test(href),
    );
    const marks = (document: Document) =>
      ['[data-visit]', '[data-consent]'].map((mark) => document.querySelectorAll(mark).length);
    expect(marks(await read(path ?? ''))).toEqual([0, 0]);
    const shown = await site().read((path ?? '').replace('/preview', ''));
    expect(marks(parseDocument(shown))).toEqual([1, 1]);
  });

  test('ROUTE-11 the preview shows the draft, and the public page what is published', async () => {
    const draft = await read('/nl/preview/contact/');
    expect(textOf(draft, 'h1')).toBe('Nieuwe contactpagina');
    expect(textOf(draft, 'header')).toContain('Nieuwe contactpagina');
    expect(hrefsOf(draft, 'a[href^="tel:"]')).toContain('tel:029998877');
    const published = parseDocument(await (await get('/nl/contact/')).text());
    expect(textOf(published, 'h1')).not.toBe('Nieuwe contactpagina');
    expect(hrefsOf(published, 'a[href^="tel:"]')).not.toContain('tel:029998877');
    expect(published.querySelector('[data-preview]')).toBeNull();
  });

  test('CMS-5 the tab of what is published shows that, in the preview', async () => {
    const published = readPreviewCookie(await open({ status: 'PUBLISHED' }));
    const response = await site().get('/nl/preview/contact/', { Cookie: published });
    const document = parseDocument(await response.text());
    expect(textOf(document, 'h1')).not.toBe('Nieuwe contactpagina');
    expect(document.querySelector('[data-preview="published"]')).not.toBeNull();
  });

  test('ROUTE-11 SEO-1 nothing of a preview is kept, and search engines are told nothing', async () => {
    for (const path of [
      '/nl/preview/',
      '/nl/preview/te-koop/?type=2',
      '/nl/preview/bestaat-niet/',
      '/nl/preview/contact.data',
      '/nl/preview/quick-search/?q=1000',
      '/nl/preview/property/x/',
    ]) {
      const response = await get(path);
      expect([path, response.headers.get('Cache-Control')]).toEqual([path, 'no-store']);
      expect([path, response.headers.get('X-Cache-Tags')]).toEqual([path, null]);
    }
    const head = (await read('/nl/preview/te-koop/')).head;
    expect(head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    expect(head.querySelector('link[rel="canonical"], link[hreflang], meta[property]')).toBeNull();
  });

  test('ROUTE-11 whoever walks about in the preview stays in it, in every language', async () => {
    const outside: string[] = [];
    for (const start of [
      '/nl/preview/',
      '/fr/preview/',
      '/nl/preview/te-koop/',
      '/de/preview/xx/',
    ]) {
      const document = parseDocument(await (await get(start)).text());
      const own = [...hrefsOf(document, 'a[href^="/"]'), ...actionsOf(document)].filter(
        (href) => !href.startsWith('/uploads/') && !href.startsWith('/preview/exit/'),
      );
      expect(own.length).toBeGreaterThan(20);
      outside.push(...own.filter((href) => !/^\/(nl|fr|en|de)\/preview\//.test(href)));
    }
    expect(outside).toEqual([]);
    const switcher = hrefsOf(await read('/nl/preview/contact/'), 'header a[hreflang]');
    expect(switcher).toContain('/fr/preview/contact/');
  });

  test('ROUTE-11 lists, listings, articles and the quick search have their preview', async () => {
    const list = await read('/nl/preview/te-koop/');
    const listing = hrefsOf(list, 'main article a[href]')[0] ?? '';
    expect(listing).toMatch(/^\/nl\/preview\/te-koop\/[^/]+\/[^/]+\/[^/]+\/$/);
    expect(textOf(await read(listing), 'h1')).not.toBe('');
    const id = listing.split('/').at(-2) ?? '';
    const short = await get(`/nl/preview/property/${id}/`);
    expect(short.headers.get('Location')).toBe(listing);
    const answer = await get(`/nl/preview/quick-search/?q=${id}`);
    expect(await answer.text()).toContain(`"/nl/preview/property/${id}/"`);
    const { strapi } = site().cms;
    const article = await strapi
      .documents('api::article.article')
      .findFirst({ locale: 'nl', filters: { category: { key: { $notNull: true } } } });
    const opened = await open({ type: 'article', key: article?.key });
    expect(textOf(await read(opened.headers.get('Location') ?? ''), 'h1')).toBe(article?.title);
  });

  test('CMS-5 overviews and what clients say have their preview', async () => {
    const { strapi } = site().cms;
    const below = await strapi
      .documents('api::article-subcategory.article-subcategory')
      .findFirst({ locale: 'fr', populate: ['category'] });
    const said = await strapi.documents('api::testimonial.testimonial').findFirst({ locale: 'fr' });
    for (const target of [
      { type: 'section', key: below?.category?.key },
      { type: 'section', key: `${below?.category?.key}/${below?.key}` },
      { type: 'testimonial', key: said?.documentId },
    ]) {
      const opened = await open({ ...target, language: 'fr' });
      const address = opened.headers.get('Location') ?? '';
      expect(address).toMatch(/^\/fr\/preview\/[^/]+\//);
      await read(address);
    }
  });

  test('ROUTE-11 a page that was never published and has no title yet is shown by its key', async () => {
    const opened = await open({ key: 'begun' });
    expect(opened.headers.get('Location')).toBe('/nl/preview/begonnen/');
    expect(textOf(await read('/nl/preview/begonnen/'), 'h1')).toBe('begun');
    expect((await site().get('/nl/begonnen/')).status).toBe(404);
  });

  test.each([
    ['an article without a category', { type: 'article', key: 'begun', language: 'nl' }],
    ['a page that is not there in that language', { key: 'begun', language: 'de' }],
    ['a page that is gone', { key: 'gone', language: 'de' }],
  ])('ROUTE-11 %s has no page yet, and that is said', async (_what, target) => {
    const response = await open(target);
    expect(response.status).toBe(404);
    expect(await response.text()).toMatch(/Hier is nog geen pagina voor/);
  });

  test('MENU-3 the preview of a page that leads off the site says where to', async () => {
    const document = await read('/nl/preview/depot/');
    expect(textOf(document, 'h1')).toBe('Deze pagina stuurt bezoekers door');
    expect(hrefsOf(document, 'main a')[0]).toMatch(/^https?:\/\//);
  });

  test('CMS-5 the preview of a module leads to its place on the page', async () => {
    const opened = await open({ module: 'intro' });
    expect(opened.headers.get('Location')).toBe('/nl/preview/#module-intro');
  });
}

async function writeDrafts({ cms }: TestSite): Promise<void> {
  const write = async (uid: string, key: string, data: object) => {
    const documents = openDocuments(cms, uid);
    const { documentId } = (await documents.findFirst({ filters: { key }, locale: 'nl' }))!;
    await documents.update({ documentId, locale: 'nl', data });
  };
  await write('api::page.page', 'contact', { title: 'Nieuwe contactpagina', banner: null });
  const headers = openDocuments(cms, 'api::header.header');
  const { documentId } = (await headers.findFirst({ locale: 'nl' }))!;
  await headers.update({ documentId, locale: 'nl', data: { phone: '02 999 88 77' } });
  const create = (uid: string, data: object) =>
    openDocuments(cms, uid).create({ locale: 'nl', data });
  await create('api::page.page', { key: 'begun', path: 'begonnen' });
  await create('api::article.article', { key: 'begun', title: 'Begonnen' });
}

function actionsOf(document: Document): string[] {
  return [...document.querySelectorAll('form[action^="/"]')].map(
    (form) => form.getAttribute('action') ?? '',
  );
}
