import { beforeAll, expect, test } from 'vitest';
import type { TestSite } from '../open-site';
import { hrefsOf, parseDocument, textOf } from '../read-document';
import { signPreviewToken } from '../sign-preview-token';

const home = { type: 'page', key: 'home', language: 'nl', status: 'DRAFT' };

/** ROUTE-11: what editors see before it is published; these write drafts and publish nothing. */
export function testPreviews(site: () => TestSite): void {
  let cookie = '';

  const sign = (target: object, at?: number) =>
    signPreviewToken({ ...home, ...target }, site().previewSecret, at);
  const open = (target: object, headers?: Record<string, string>, at?: number) =>
    site().get(`/preview/?token=${sign(target, at)}`, headers);
  const get = (path: string) => site().get(path, { Cookie: cookie });
  const read = async (path: string) => {
    const response = await get(path);
    expect([path, response.status]).toEqual([path, 200]);
    return parseDocument(await response.text());
  };

  beforeAll(async () => {
    const { strapi } = site().cms;
    const write = async (uid: string, key: string, data: object) => {
      const documents = strapi.documents(uid as 'api::page.page');
      const { documentId } = (await documents.findFirst({ filters: { key }, locale: 'nl' }))!;
      await documents.update({ documentId, locale: 'nl', data: data as never });
    };
    await write('api::page.page', 'contact', { title: 'Nieuwe contactpagina', banner: null });
    const header = (await strapi.documents('api::header.header').findFirst({ locale: 'nl' }))!;
    await strapi.documents('api::header.header').update({
      documentId: header.documentId,
      locale: 'nl',
      data: { phone: '02 999 88 77' } as never,
    });
    const create = (uid: string, data: object) =>
      strapi.documents(uid as 'api::page.page').create({ locale: 'nl', data: data as never });
    await create('api::page.page', { key: 'begun', path: 'begonnen' });
    await create('api::article.article', { key: 'begun', title: 'Begonnen' });
    cookie = cookieOf(await open({}));
  });

  test('ROUTE-11 a link of the CMS opens the preview in this browser for an hour', async () => {
    const response = await open({ key: 'contact', language: 'de' });
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toBe('/de/preview/kontakt/');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const [set] = response.headers.getSetCookie();
    expect(set).toMatch(/^site_preview=[^;]+; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test('OWN-6 whoever opens a preview is one of the agency, and for a year no visitor', async () => {
    const [, staff] = (await open({})).headers.getSetCookie();
    expect(staff).toMatch(/^site_staff=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
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

  test.each([
    ['without a token', () => '/preview/'],
    ['with a wrong one', () => '/preview/?token=abc.def'],
    ['with one of another CMS', () => `/preview/?token=${signPreviewToken(home, 'x'.repeat(32))}`],
    ['with one that was changed', () => `/preview/?token=x${sign({})}`],
    ['with one that has ended', () => `/preview/?token=${sign({}, Date.now() - 61_000)}`],
  ])('ROUTE-11 %s the endpoint answers 401 in plain words', async (_how, path) => {
    const response = await site().get(`${path()}${path().includes('?') ? '&' : '?'}lng=fr`);
    expect(response.status).toBe(401);
    expect(response.headers.get('Set-Cookie')).toBeNull();
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const document = parseDocument(await response.text());
    expect(document.documentElement.lang).toBe('fr');
    expect(textOf(document, 'h1')).toBe('Cet aperçu est fermé');
    expect(document.title).toBe('Cet aperçu est fermé');
  });

  test.each([
    ['no cookie', () => ''],
    ['a made-up cookie', () => 'site_preview=x'],
    ['a changed cookie', () => cookie.replace(/^site_preview=./, 'site_preview=z')],
    ['a token for a cookie', () => `site_preview=${sign({})}`],
  ])('ROUTE-11 with %s previews answer 401, within the public frame', async (_what, value) => {
    for (const path of ['/nl/preview/', '/nl/preview/contact/', '/nl/preview/quick-search/?q=x']) {
      const response = await site().get(path, { Cookie: value() });
      expect([path, response.status]).toEqual([path, 401]);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(response.headers.get('X-Cache-Tags')).toBeNull();
      expect(await response.text()).not.toContain('Nieuwe contactpagina');
    }
    const refused = await site().get('/nl/preview/contact/', { Cookie: value() });
    const document = parseDocument(await refused.text());
    expect(textOf(document, 'h1')).toBe('Dit voorbeeld is gesloten');
    expect(textOf(document, 'main')).toContain('Open preview');
    expect(hrefsOf(document, 'header nav a')).toContain('/nl/contact/');
  });

  test('ROUTE-11 a link that has ended still leads on while the preview is open', async () => {
    const past = Date.now() - 600_000;
    const response = await open({ key: 'contact' }, { Cookie: cookie }, past);
    expect(response.headers.get('Location')).toBe('/nl/preview/contact/');
    const again = /Max-Age=(\d+)/.exec(response.headers.get('Set-Cookie') ?? '')?.[1];
    expect(Number(again)).toBeLessThanOrEqual(3600);
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
    const published = cookieOf(await open({ status: 'PUBLISHED' }));
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

  test('ROUTE-11 a bar says that this is a preview and leads out of it', async () => {
    const document = await read('/fr/preview/contact/');
    expect(textOf(document, '[data-preview="drafts"]')).toContain('Aperçu : brouillons');
    const [exit = ''] = hrefsOf(document, '[data-preview] a');
    const left = await get(exit);
    expect([left.status, left.headers.get('Location')]).toEqual([302, '/fr/contact/']);
    expect(left.headers.get('Set-Cookie')).toMatch(/^site_preview=[^;]*; Max-Age=0; Path=\//);
    expect(left.headers.get('Cache-Control')).toBe('no-store');
  });

  test('ROUTE-11 in the frame of the CMS the way out is a link, for it may not show more', async () => {
    const exit = '/preview/exit/?to=/de/kontakt/&lng=de';
    const response = await site().get(exit, { Cookie: cookie, 'Sec-Fetch-Dest': 'iframe' });
    expect(response.status).toBe(200);
    const document = parseDocument(await response.text());
    expect(textOf(document, 'h1')).toBe('Sie haben die Vorschau verlassen');
    expect(hrefsOf(document, 'a[target="_top"]')).toEqual(['/de/kontakt/']);
  });

  test.each(['https://evil.test/nl/', '//evil.test/nl/', '/\\evil.test', '', '/nl\\x', '/x/'])(
    'ROUTE-11 the way out leads nowhere else: %j',
    async (to) => {
      const response = await site().get(`/preview/exit/?to=${encodeURIComponent(to)}`);
      expect(response.headers.get('Location')).toBe('/nl/');
    },
  );
}

function cookieOf(response: Response): string {
  return (response.headers.get('Set-Cookie') ?? '').split(';')[0] ?? '';
}

function actionsOf(document: Document): string[] {
  return [...document.querySelectorAll('form[action^="/"]')].map(
    (form) => form.getAttribute('action') ?? '',
  );
}
