import { expect, test } from 'vitest';
import { openDocuments } from '../../../testing/open-documents';
import type { TestSite } from '../../../testing/open-test-site';
import { hrefsOf, readDocument } from '../../../testing/read-document';

const menu = 'header nav a:not([hreflang])';

/** Changes of editors to the menu; each case restores it. */
export function testMenuChanges(site: () => TestSite): void {
  const pages = () => openDocuments(site().cms, 'api::page.page');
  const idOf = async (key: string) =>
    (await pages().findFirst({ locale: 'nl', filters: { key } }))?.documentId ?? '';
  const hrefs = async (language: string) => {
    site().forget();
    return hrefsOf(await readDocument(site(), `/${language}/`), menu);
  };

  test('MENU-1 MENU-2 a page two levels down shows when it is published, in its languages', async () => {
    const parent = await idOf('luxembourg');
    const data = { key: 'office', title: 'Kantoor', path: 'kantoor', parent };
    const { documentId } = await pages().create({ locale: 'nl', data });
    expect(await hrefs('nl')).not.toContain('/nl/over-ons/luxemburg/kantoor/');
    expect((await site().get('/nl/over-ons/luxemburg/kantoor/')).status).toBe(404);

    await pages().publish({ documentId, locale: 'nl' });
    expect(await hrefs('nl')).toContain('/nl/over-ons/luxemburg/kantoor/');
    expect((await site().get('/nl/over-ons/luxemburg/kantoor/')).status).toBe(200);
    expect((await hrefs('fr')).filter((href) => /office|kantoor/.test(href))).toEqual([]);
    expect((await site().get('/fr/a-propos/luxembourg/office/')).status).toBe(404);

    const french = { title: 'Bureau', path: 'bureau', parent };
    await pages().update({ documentId, locale: 'fr', data: french });
    await pages().publish({ documentId, locale: 'fr' });
    expect(await hrefs('fr')).toContain('/fr/a-propos/luxembourg/bureau/');
    const document = await readDocument(site(), '/fr/a-propos/luxembourg/bureau/');
    expect(document.querySelector('h1')?.textContent).toBe('Bureau');

    await pages().delete({ documentId, locale: '*' });
    expect(await hrefs('nl')).not.toContain('/nl/over-ons/luxemburg/kantoor/');
  });

  test('MENU-1 the menu follows the order that editors give, in every language', async () => {
    const documentId = await idOf('contact');
    for (const [sort, place] of [
      [1, 'first'],
      [60, 'last'],
    ] as const) {
      await pages().update({ documentId, locale: 'nl', data: { sort } });
      await pages().publish({ documentId, locale: 'nl' });
      for (const path of ['/nl/contact/', '/fr/contact/', '/de/kontakt/']) {
        const all = await hrefs(path.slice(1, 3));
        const isFirst = all.indexOf(path) === 0;
        expect([path, isFirst]).toEqual([path, place === 'first']);
      }
    }
  });
}
