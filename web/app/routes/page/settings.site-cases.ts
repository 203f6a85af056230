import { expect, test } from 'vitest';
import { openDocuments } from '../../testing/open-documents';
import type { TestSite } from '../../testing/open-test-site';
import { hrefsOf, readDocument } from '../../testing/read-document';

/** These cases change the CMS and run last. */
export function testSettings(site: () => TestSite): void {
  test('MENU-1 takes an unpublished page out of the menu and answers 404 at its address', async () => {
    const pages = site().cms.strapi.documents('api::page.page');
    const page = await pages.findFirst({ filters: { key: 'contact' }, locale: 'nl' });
    await pages.unpublish({ documentId: page?.documentId ?? '', locale: 'nl' });
    site().forget();
    expect(hrefsOf(await readDocument(site(), '/nl/'), 'header nav a')).not.toContain(
      '/nl/contact/',
    );
    expect((await site().get('/nl/contact/')).status).toBe(404);
    expect((await site().get('/fr/contact/')).status).toBe(200);
    const french = await readDocument(site(), '/fr/contact/');
    expect(hrefsOf(french, 'link[rel="alternate"]')).not.toContain('http://site.test/nl/contact/');
  });

  test('LANG-2 a disabled language leaves switcher and hreflang, and its addresses are 404', async () => {
    const sites = openDocuments(site().cms, 'api::site.site');
    const settings = await sites.findFirst({ locale: 'nl' });
    const documentId = settings?.documentId ?? '';
    const enabledLanguages = ['fr', 'nl', 'en'].map((code) => ({ code }));
    const data = { enabledLanguages, defaultLanguage: 'fr' };
    await sites.update({ documentId, locale: 'nl', data });
    await sites.publish({ documentId, locale: 'nl' });
    site().forget();
    const document = await readDocument(site(), '/fr/');
    expect([...new Set(hrefsOf(document, 'header a[hreflang]'))]).toEqual(['/fr/', '/nl/', '/en/']);
    expect(hrefsOf(document, 'link[hreflang="de"]')).toEqual([]);
    expect(hrefsOf(document, 'link[hreflang="x-default"]')).toEqual(['http://site.test/fr/']);
    expect((await site().get('/de/')).status).toBe(404);
    expect((await site().get('/', { 'Accept-Language': 'de' })).headers.get('Location')).toBe(
      '/fr/',
    );
  });
}
