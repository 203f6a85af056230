import { expect, test } from 'vitest';
import { languages } from '@agency/domain/languages';
import { openDocuments } from '../../testing/open-documents';
import type { TestSite } from '../../testing/open-test-site';
import { hrefsOf, readDocument } from '../../testing/read-document';
import { seedListings } from '../../testing/seed-listing';

/** These change the CMS, and put it back. */
export function testSearchEngines(site: () => TestSite): void {
  const robotsOf = async (path: string) =>
    (await readDocument(site(), path))
      .querySelector('meta[name="robots"]')
      ?.getAttribute('content') ?? null;

  async function setActive(type: 'page' | 'site', locale: string, active: boolean, key?: string) {
    const documents = openDocuments(site().cms, `api::${type}.${type}`);
    const filters = key === undefined ? {} : { filters: { key } };
    const found = await documents.findFirst({ ...filters, locale, populate: ['seo'] });
    const documentId = found?.documentId ?? '';
    const seo = { ...found?.seo, active };
    await documents.update({ documentId, locale, data: { seo } });
    await documents.publish({ documentId, locale });
    site().forget();
  }

  test('SEO-2 a page that is kept out in one language is not named by the others', async () => {
    await setActive('page', 'fr', false, 'contact');
    expect(await robotsOf('/fr/contact/')).toContain('noindex');
    expect(await robotsOf('/nl/contact/')).toBeNull();
    const document = await readDocument(site(), '/nl/contact/');
    const french = 'http://site.test/fr/contact/';
    expect(hrefsOf(document, 'link[rel="alternate"]')).not.toContain(french);
    expect(hrefsOf(document, 'header a[hreflang="fr"]')).toContain('/fr/contact/');
    const sitemap = await site().read('/sitemap-pages-1.xml');
    expect(sitemap).not.toContain(french);
    expect(sitemap).toContain('http://site.test/nl/contact/');
    await setActive('page', 'fr', true, 'contact');
  });

  test('SEO-2 a site that is kept out is so on every page, in robots.txt and in the sitemap', async () => {
    await setActive('site', 'de', false);
    expect(await site().read('/robots.txt')).toContain('Disallow: /de/\n');
    expect(await robotsOf('/de/')).toContain('noindex');
    expect(await site().read('/sitemap-pages-1.xml')).not.toContain('http://site.test/de/');
    for (const language of languages.filter((language) => language !== 'de'))
      await setActive('site', language, false);
    expect(await site().read('/robots.txt')).toBe('User-agent: *\nDisallow: /\n');
    expect((await site().get('/sitemap-pages-1.xml')).status).toBe(404);
    for (const language of languages) await setActive('site', language, true);
    expect(await site().read('/robots.txt')).toContain('Sitemap: http://site.test/sitemap.xml\n');
  });

  test.each(['/sitemap-pages-2.xml', '/sitemap-listings-99.xml', '/sitemap-x-1.xml', '/other.xml'])(
    'SEO-1 there is no %s',
    async (path) => {
      expect((await site().get(path)).status).toBe(404);
    },
  );

  test('DETAIL-4 DETAIL-5 a feed holds no price and no address that is not published', async () => {
    for (const path of ['feed.xml', 'feed/sale.xml', 'feed/rent.xml']) {
      const items = (await site().read(`/nl/${path}`)).split('<item>').slice(1);
      // Among them may be some that other tests listed.
      const listed = items.flatMap((item) => {
        const own = seedListings.find(({ ID }) => item.includes(`/${ID}/</link>`));
        return own ? [{ item, own }] : [];
      });
      expect(listed.length).toBeGreaterThan(10);
      for (const { item, own } of listed) {
        const plain = item.replace(/[.\s\u00a0]/g, '');
        if (!own.PublishPrice) expect(plain).not.toContain(String(own.Price));
        if (!own.PublishAddress) expect(item).not.toContain(own.Street);
      }
    }
  });

  test('SEO-1 a feed of one goal has that goal alone', async () => {
    const feed = await site().read('/fr/feed/rent.xml');
    expect(feed).toContain('<link>http://site.test/fr/a-louer/');
    expect(feed).not.toContain('/fr/a-vendre/');
  });
}
