import { expect, test } from 'vitest';
import { openAdmins } from '../../../../cms/test/open-admin';
import { openDocuments } from '../../testing/open-documents';
import type { TestSite } from '../../testing/open-test-site';

type Data = Record<string, unknown>;

/** Every case restores what it changed, because they share one site. */
export function testRedirects(site: () => TestSite): void {
  const documents = (type: string) => openDocuments(site().cms, `api::${type}.${type}`);
  const idOf = async (type: string, key: string) =>
    (await documents(type).findFirst({ locale: 'nl', filters: { key } }))?.documentId ?? '';

  async function change(type: string, key: string, locale: string, data: Data): Promise<void> {
    const documentId = await idOf(type, key);
    await documents(type).update({ documentId, locale, data });
    if (!type.startsWith('article-')) await documents(type).publish({ documentId, locale });
    site().forget();
  }

  async function ask(
    path: string,
    headers?: Record<string, string>,
  ): Promise<[status: number, location: string | null]> {
    const response = await site().get(path, headers);
    return [response.status, response.headers.get('Location')];
  }

  test.each([
    ['nl', 'onze-diensten/verkoop', 'verkoop'],
    ['fr', 'nos-services/vente', 'vente'],
    ['en', 'our-services/sale', 'sale'],
    ['de', 'unsere-dienstleistungen/verkauf', 'verkauf'],
  ])('ROUTE-6 sends %s on from each former slug of an article', async (language, path, slug) => {
    const [root] = path.split('/');
    for (const next of ['b', 'c']) await change('article', 'sale', language, { slug: next });
    expect(await ask(`/${language}/${path}/?x=1`)).toEqual([301, `/${language}/${root}/c/?x=1`]);
    expect(await ask(`/${language}/${root}/b/`)).toEqual([301, `/${language}/${root}/c/`]);
    expect(await ask(`/${language}/${root}/c/`)).toEqual([200, null]);
    await change('article', 'sale', language, { slug });
    expect(await ask(`/${language}/${path}/`)).toEqual([200, null]);
    expect(await ask(`/${language}/${root}/c/`)).toEqual([301, `/${language}/${path}/`]);
  });

  test('ROUTE-6 sends on from a former category, its subcategories and its articles', async () => {
    await change('article-category', 'advice', 'nl', { slug: 'weetjes' });
    await change('article-subcategory', 'renting', 'nl', { slug: 'huurders' });
    expect(await ask('/nl/advies/')).toEqual([301, '/nl/weetjes/']);
    expect(await ask('/nl/advies/huren/')).toEqual([301, '/nl/weetjes/huurders/']);
    const article = [301, '/nl/weetjes/huurders/huurwaarborg/'];
    expect(await ask('/nl/advies/huren/huurwaarborg/')).toEqual(article);
    expect((await ask('/fr/conseils/louer/'))[0]).toBe(200);
    await change('article-category', 'advice', 'nl', { slug: 'advies' });
    await change('article-subcategory', 'renting', 'nl', { slug: 'huren' });
  });

  test('MENU-2 sends on from a former page and the pages below it, for good and kept by nobody', async () => {
    await change('page', 'about', 'fr', { path: 'qui-sommes-nous' });
    const before = await site().get('/fr/a-propos/');
    expect([before.status, before.headers.get('Location')]).toEqual([301, '/fr/qui-sommes-nous/']);
    expect(before.headers.get('Cache-Control')).toBe('no-store');
    const [, location] = await ask('/fr/a-propos/equipe/');
    expect(location).toBe('/fr/qui-sommes-nous/equipe/');
    await change('page', 'about', 'fr', { path: 'a-propos' });
    expect(await ask('/fr/a-propos/')).toEqual([200, null]);
  });

  test('ROUTE-9 lets another page have a left address, and the last one keep it', async () => {
    await change('page', 'about', 'de', { path: 'wer-wir-sind' });
    await change('page', 'projects', 'de', { path: 'ueber-uns' });
    expect((await ask('/de/ueber-uns/'))[0]).toBe(200);
    expect((await ask('/de/ueber-uns/team/'))[1]).toBe('/de/wer-wir-sind/team/');
    await change('page', 'projects', 'de', { path: 'neubau' });
    expect(await ask('/de/ueber-uns/')).toEqual([301, '/de/neubau/']);
    await change('page', 'about', 'de', { path: 'ueber-uns' });
  });

  test('ROUTE-6 sends on from a former testimonial, and answers 404 once it is gone', async () => {
    await change('testimonial', 't-desmet', 'en', { slug: 'jan-from-the-shop' });
    const now = '/en/testimonials/jan-from-the-shop/';
    expect(await ask('/en/testimonials/jan-de-smet/')).toEqual([301, now]);
    const documentId = await idOf('testimonial', 't-desmet');
    await documents('testimonial').unpublish({ documentId, locale: 'en' });
    expect((await ask('/en/testimonials/jan-de-smet/'))[0]).toBe(404);
    expect((await ask(now))[0]).toBe(404);
    await change('testimonial', 't-desmet', 'en', { slug: 'jan-de-smet' });
  });

  test('ROUTE-6 sends on from addresses of the former site and of campaigns, and counts them', async () => {
    const { asEditor } = await openAdmins(site().cms);
    const lines = [
      '/index.php?page=detail,/nl/contact/',
      '/vente/*,/for-sale/,fr',
      '/nl/oude-pagina,/contact/',
      '/zomer,/for-sale/?garden=1,,campaign',
      '/archief/*,https://archive.example/*',
    ];
    const { body } = await asEditor<{ saved: number }>('POST', '/agency/old-addresses', {
      text: lines.join('\n'),
      save: true,
    });
    expect(body.saved).toBe(lines.length);
    expect(await ask('/index.php?id=4&page=detail')).toEqual([
      301,
      '/nl/contact/?id=4&page=detail',
    ]);
    expect(await ask('/vente/appartement/12.html')).toEqual([301, '/fr/a-vendre/']);
    expect(await ask('/nl/Oude-Pagina/')).toEqual([301, '/nl/contact/']);
    expect(await ask('/zomer/', { 'Accept-Language': 'de' })).toEqual([
      302,
      '/de/zu-verkaufen/?garden=1',
    ]);
    expect(await ask('/archief/2019/a.html')).toEqual([301, 'https://archive.example/2019/a.html']);
    expect((await ask('/index.php'))[0]).toBe(404);
    // Pages come first, and nothing else of the site is redirected.
    expect((await ask('/nl/contact/'))[0]).toBe(200);
    const list = await asEditor<{ rows: { from: string; hits: number }[] }>(
      'GET',
      '/agency/old-addresses?text=/vente',
    );
    expect(list.body.rows).toMatchObject([{ from: '/vente/*', hits: 1 }]);
  });

  test('CMS-5 a saved draft moves nothing', async () => {
    const documentId = await idOf('article', 'sale');
    await documents('article').update({ documentId, locale: 'nl', data: { slug: 'concept' } });
    expect(await ask('/nl/onze-diensten/verkoop/')).toEqual([200, null]);
    expect((await ask('/nl/onze-diensten/concept/'))[0]).toBe(404);
    await change('article', 'sale', 'nl', { slug: 'verkoop' });
  });
}
