import { expect, test } from 'vitest';
import { openAdmins } from '../../../../cms/test/open-admin';
import type { TestSite } from '../../testing/open-test-site';
import { hrefsOf, readDocument } from '../../testing/read-document';

const uid = 'api::module.module';
const block = '[data-module="listing-teaser"][data-view="grid"]';

const wayToAll = (page: Document): string =>
  [...page.querySelectorAll(`${block} a`)]
    .find(({ textContent }) => textContent?.includes('Bekijk alle panden'))
    ?.getAttribute('href') ?? '';

export function testChosenListings(site: () => TestSite): void {
  /** Logged in once, since the CMS limits logins. */
  let admins: ReturnType<typeof openAdmins> | null = null;

  async function choose(choices: object): Promise<number> {
    const { cms } = site();
    const { asEditor } = await (admins ??= openAdmins(cms));
    const found = await cms.strapi
      .documents(uid)
      .findFirst({ locale: 'nl', filters: { key: 'home-sale' } });
    const { status } = await asEditor(
      'POST',
      `/content-manager/collection-types/${uid}/${found?.documentId}/actions/publish?locale=nl`,
      {
        blocks: [{ __component: 'module.property-list', goal: 'sale', mode: 'teaser', ...choices }],
      },
    );
    site().forget();
    return status;
  }

  const readBlock = async () => {
    const page = await readDocument(site(), '/nl/');
    const references = [...page.querySelectorAll(`${block} article`)].map(
      (card) => /\/(\d{7})\//.exec(card.querySelector('a')?.getAttribute('href') ?? '')?.[1],
    );
    return { page, references };
  };

  test('EDIT-7 a block shows the listings that an editor chose, in their order', async () => {
    const { references } = await readBlock();
    const chosen = [...references].reverse().slice(0, 3);
    expect(chosen).toHaveLength(3);
    expect(await choose({ listings: chosen.join(',') })).toBe(200);
    expect((await readBlock()).references).toEqual(chosen);
    expect(await choose({ listings: '9999999' })).toBe(400);
    expect((await readBlock()).references).toEqual(chosen);
  });

  test('EDIT-7 a block shows one type in one place and leads to all of them without a redirect', async () => {
    expect(await choose({ places: '1050' })).toBe(200);
    const { page, references } = await readBlock();
    expect(references.length).toBeGreaterThan(0);
    const more = wayToAll(page);
    expect(more).toBe('/nl/te-koop/elsene/');
    expect((await site().get(more)).status).toBe(200);
    const list = await readDocument(site(), more);
    const found = hrefsOf(list, 'main article a').join(' ');
    for (const reference of references) expect(found).toContain(reference);

    expect(await choose({ places: '1050,1180', types: '1' })).toBe(200);
    const both = await readBlock();
    const href = wayToAll(both.page);
    expect(new URL(href, 'http://site').searchParams.getAll('city')).toEqual(['1050', '1180']);
    expect((await site().get(href)).status).toBe(200);
    expect(await choose({})).toBe(200);
  });
}
