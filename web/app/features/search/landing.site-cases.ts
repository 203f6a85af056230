import { expect, test } from 'vitest';
import { openDocuments } from '../../testing/open-documents';
import type { TestSite } from '../../testing/open-test-site';
import { hrefsOf, readDocument, textOf } from '../../testing/read-document';
import { listTotal } from '../../testing/read-list';

export function testLandingPages(site: () => TestSite): void {
  const follow = async (path: string) => {
    const response = await site().get(path);
    return [response.status, response.headers.get('Location')];
  };
  const robotsOf = (document: Document) =>
    document.querySelector('meta[name="robots"]')?.getAttribute('content') ?? null;

  test.each([
    ['/nl/te-koop/elsene/appartement/', 'Appartement te koop in Elsene', '/nl/te-koop/'],
    ['/fr/a-vendre/ixelles/appartement/', 'Appartement à vendre à Ixelles', '/fr/a-vendre/'],
    ['/en/for-sale/ixelles/apartment/', 'Apartment for sale in Ixelles', '/en/for-sale/'],
    ['/de/zu-verkaufen/ixelles/wohnung/', 'Wohnung kaufen in Ixelles', '/de/zu-verkaufen/'],
    ['/nl/te-koop/elsene/', 'Te koop in Elsene', '/nl/te-koop/'],
    ['/nl/te-koop/strassen/', 'Te koop in Strassen (Luxemburg)', '/nl/te-koop/'],
  ])('FIND-17 %s is the list “%s”', async (path, title, list) => {
    const document = await readDocument(site(), path);
    expect(textOf(document, 'h1')).toBe(title);
    expect(document.title).toContain(title);
    expect(hrefsOf(document, 'link[rel="canonical"]')).toEqual([`http://site.test${path}`]);
    const alternates = hrefsOf(document, 'link[rel="alternate"][hreflang]');
    expect(alternates).toHaveLength(5);
    expect(alternates).toContain(`http://site.test${path}`);
    const described = document.querySelector('meta[name="description"]')?.getAttribute('content');
    expect(described?.length).toBeGreaterThan(40);
    expect(hrefsOf(document, 'main nav a')).toContain(list);
  });

  test('FIND-17 a landing page lists what its filter lists, and is the beginning of its listings', async () => {
    const landing = await readDocument(site(), '/nl/te-koop/brussel/appartement/');
    const list = await readDocument(site(), '/nl/te-koop/?type=2&city=1000&sort=priceAsc');
    expect(listTotal(landing)).toBe(listTotal(list));
    expect(listTotal(landing)).toBeGreaterThan(0);
    const listings = hrefsOf(landing, 'main article a').filter((href) => /\/\d{7}\/$/.test(href));
    expect(listings.length).toBeGreaterThan(0);
    expect(robotsOf(landing)).toBeNull();
  });

  test.each([
    ['/nl/te-koop/?type=2&city=1050', '/nl/te-koop/elsene/appartement/'],
    ['/nl/te-koop/?city=1050', '/nl/te-koop/elsene/'],
    ['/nl/te-koop/?city=Ixelles', '/nl/te-koop/elsene/'],
    ['/nl/te-koop/?city=1050&type=2&price=&price=&q=', '/nl/te-koop/elsene/appartement/'],
    ['/fr/a-vendre/?city=Etterbeek%7C1040', '/fr/a-vendre/etterbeek/'],
    ['/nl/te-huur/?city=8001.50', '/nl/te-huur/strassen/'],
    ['/nl/te-koop/brussel-1/', '/nl/te-koop/brussel/'],
    ['/nl/te-koop/1050/', '/nl/te-koop/elsene/'],
    ['/nl/te-koop/ixelles/apartment/', '/nl/te-koop/elsene/appartement/'],
    ['/nl/for-sale/elsene/', '/nl/te-koop/elsene/'],
    ['/nl/te-koop/elsene/huis-villa-of-hoeve/', '/nl/te-koop/elsene/huis/'],
  ])('FIND-17 %s says the same as %s and leads there for good', async (path, target) => {
    expect(await follow(path)).toEqual([301, target]);
  });

  test.each([
    ['/nl/te-koop/elsene/?sort=priceAsc', '/nl/te-koop/?city=1050&sort=priceAsc'],
    ['/nl/te-koop/elsene/appartement/?bedrooms=2', '/nl/te-koop/?type=2&city=1050&bedrooms=2'],
    ['/nl/te-koop/elsene/?page=2', '/nl/te-koop/?city=1050&page=2'],
    ['/nl/te-koop/elsene/?city=1000', '/nl/te-koop/?city=1000&city=1050'],
  ])('FIND-17 FIND-6 %s asks for more and leads to %s', async (path, target) => {
    expect(await follow(path)).toEqual([302, target]);
  });

  test.each([
    '/nl/te-koop/?city=1050&bedrooms=2',
    '/nl/te-koop/?city=1050&city=1000',
    '/nl/te-koop/?type=1&type=2&city=1050',
    '/nl/te-koop/?type=20&city=1050',
    '/nl/te-koop/?type=2',
    '/nl/te-koop/?city=Brussel%7C1000',
    '/nl/te-koop/elsene/?utm_source=mail',
  ])('FIND-17 %s is a page of its own', async (path) => {
    expect((await site().get(path)).status).toBe(200);
  });

  test.each([
    '/nl/te-koop/nergens/',
    '/nl/te-koop/elsene/circus/',
    '/nl/te-koop/elsene/wonen/',
    '/nl/elders/elsene/',
    `/nl/te-koop/${'x'.repeat(500)}/`,
    '/nl/te-koop/%00/',
  ])('FIND-17 nobody knows %s', async (path) => {
    expect((await site().get(path)).status).toBe(404);
  });

  test('FIND-17 a known place without listings answers, is not indexed and leads on', async () => {
    const document = await readDocument(site(), '/nl/te-koop/elsene/grond/');
    expect(listTotal(document)).toBe(0);
    expect(robotsOf(document)).toContain('noindex');
    expect(hrefsOf(document, 'main nav a')).toContain('/nl/te-koop/elsene/appartement/');
    const sitemap = await site().read('/sitemap-places-1.xml');
    expect(sitemap).not.toContain('/nl/te-koop/elsene/grond/');
    expect(sitemap).toContain('<loc>http://site.test/nl/te-koop/elsene/appartement/</loc>');
    expect(sitemap).toContain('<loc>http://site.test/fr/a-vendre/ixelles/</loc>');
  });

  test('FIND-17 a town that the map names has a page, also without a listing', async () => {
    const document = await readDocument(site(), '/nl/te-koop/antwerpen/');
    expect([textOf(document, 'h1'), listTotal(document)]).toEqual(['Te koop in Antwerpen', 0]);
    expect(robotsOf(document)).toContain('noindex');
    expect(textOf(document, 'main ul[aria-label]')).toContain('Antwerpen (2000)');
    expect(hrefsOf(document, '[data-around-list="below"] a')[0]).toBe('/nl/te-koop/mechelen/');
    expect(await follow('/fr/a-vendre/?city=2000')).toEqual([301, '/fr/a-vendre/anvers/']);
    expect(await site().read('/sitemap-places-1.xml')).not.toContain('antwerpen');
  });

  test('FIND-17 every address in the sitemap answers by itself', async () => {
    const sitemap = await site().read('/sitemap-places-1.xml');
    const paths = [...sitemap.matchAll(/<loc>http:\/\/site\.test([^<]*)/g)].map(([, path]) => path);
    expect(paths.length).toBeGreaterThan(100);
    for (const path of paths.filter((_, index) => index % 25 === 0)) {
      expect([path, (await site().get(path ?? '')).status]).toEqual([path, 200]);
    }
  });

  test('FIND-17 CMS-2 editors’ words stand on the page and describe it, in their language', async () => {
    const documents = openDocuments(site().cms, 'api::landing-text.landing-text');
    const before = await readDocument(site(), '/nl/te-koop/jette/');
    const introduction = [
      {
        type: 'paragraph',
        children: [{ type: 'text', text: 'Jette heeft een park met trappen.' }],
      },
    ];
    const data = { goal: 'sale', place: '1090', introduction };
    const { documentId } = await documents.create({ locale: 'nl', data });
    await documents.publish({ documentId, locale: 'nl' });
    const after = await readDocument(site(), '/nl/te-koop/jette/');
    expect(textOf(before, 'main')).not.toContain('park met trappen');
    expect(textOf(after, 'main')).toContain('park met trappen');
    const results = after.querySelector('#list-results')?.innerHTML ?? '';
    expect(results.indexOf('park met trappen')).toBeGreaterThan(0);
    expect(results.indexOf('data-listing-id')).toBeGreaterThan(results.indexOf('park met trappen'));
    expect(after.querySelector('meta[name="description"]')?.getAttribute('content')).toContain(
      'park met trappen',
    );
    expect(textOf(await readDocument(site(), '/fr/a-vendre/jette/'), 'main')).not.toContain(
      'trappen',
    );
    const again = documents.create({ locale: 'nl', data });
    await expect(again).rejects.toThrow('has an introduction already');
    const unknown = documents.create({
      locale: 'nl',
      data: { ...data, place: '9999' },
    });
    await expect(unknown).rejects.toThrow('No listing has the postal code');
    await documents.delete({ documentId, locale: '*' });
  });
}
