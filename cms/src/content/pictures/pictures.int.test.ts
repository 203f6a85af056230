import { afterAll, beforeAll, expect, test } from 'vitest';
import { perLanguage } from '@agency/domain/languages';
import type { TestCms } from '../../../test/boot';
import { buildTextPicture } from '../../../test/build-text-picture';
import { buildEnvironment } from '../../../test/environment';
import { openAdmin, type RequestAdmin } from '../../../test/open-admin';
import { useCms } from '../../../test/use-cms';
import type { DescribedPicture } from './picture-handlers';
import { documentsOf } from '../../platform/database/documents';

const fileUid = 'plugin::upload.file';

let cms: TestCms;
let ask: RequestAdmin;
let id: number;

beforeAll(async () => {
  const { EDITOR_EMAIL, EDITOR_PASSWORD } = buildEnvironment();
  cms = await useCms('content');
  ask = await openAdmin(cms, EDITOR_EMAIL, EDITOR_PASSWORD);
  const file = await cms.strapi.db.query(fileUid).findOne({ where: { name: 'front.jpg' } });
  id = Number(file.id);
});

afterAll(() => cms.stop());

const query = `query ($locale: I18NLocaleCode!) {
  pages(locale: $locale, filters: { key: { eq: "home" } }) {
    image { alternativeText picture { alt } }
  }
}`;

async function readAlts(locale: string): Promise<(string | null | undefined)[]> {
  const { data } = await cms.query<{
    pages: { image: { alternativeText: string | null; picture: { alt: string } } }[];
  }>(query, { locale });
  const image = data?.pages[0]?.image;
  return [image?.alternativeText, image?.picture.alt];
}

test('EDIT-8 an editor writes what a picture shows in every language, and visitors get theirs', async () => {
  const alts = { nl: 'Voorgevel', fr: 'Façade avant', en: '', de: 'Vorderseite' };
  expect((await ask('POST', `/agency/pictures/${id}/alts`, alts)).status).toBe(200);
  const { body } = await ask('GET', `/agency/pictures?ids=${id},999999`);
  expect(body).toEqual([
    expect.objectContaining({
      id,
      name: 'front.jpg',
      alts: { nl: 'Voorgevel', fr: 'Façade avant', de: 'Vorderseite' },
    }),
  ]);
  expect(await readAlts('fr')).toEqual(['Façade avant', 'Façade avant']);
  expect(await readAlts('de')).toEqual(['Vorderseite', 'Vorderseite']);
  // A language without a text uses the first one.
  expect(await readAlts('en')).toEqual(['Voorgevel', 'Voorgevel']);
});

test('EDIT-8 a picture in a text is as the media library has it now, and goes with it', async () => {
  const file = await cms.strapi.db.query(fileUid).findOne({ where: { id } });
  const words = { type: 'paragraph', children: [{ type: 'text', text: 'Text' }] };
  const modules = documentsOf(cms.strapi, 'api::module.module');
  const module = await modules.findFirst({ filters: { key: 'intro' }, locale: 'fr' });
  const documentId = String(module?.documentId);
  const old = buildTextPicture(file, { width: 1, alternativeText: 'old' });
  const gone = buildTextPicture(file, { url: 'https://cms.test/uploads/gone_1.jpg' });
  const body = [old, words, gone];
  const blocks = [{ __component: 'module.rich-text', body }];
  await modules.update({ documentId, locale: 'fr', data: { blocks } });
  await modules.publish({ documentId, locale: 'fr' });
  const { data } = await cms.query<{ modules: { blocks: { body: object[] }[] }[] }>(
    `{ modules(locale: "fr", filters: { key: { eq: "intro" } }) {
      blocks { ... on ComponentModuleRichText { body } }
    } }`,
  );
  expect(data?.modules[0]?.blocks[0]?.body).toEqual([
    {
      type: 'image',
      image: {
        url: file.url,
        width: 1600,
        height: 1067,
        alternativeText: file.alternativeText,
        picture: expect.objectContaining({ src: file.url.replace('.jpg', '') }) as object,
      },
      children: [{ type: 'text', text: '' }],
    },
    words,
  ]);
});

test('LAW-12 an editor says how a picture was made, or leaves it to the source', async () => {
  const post = async (path: string, body: object): Promise<number> =>
    (await ask('POST', `/agency/pictures/${path}/origin`, body)).status;
  const find = async () =>
    (await ask<DescribedPicture[]>('GET', `/agency/pictures?ids=${id}`)).body[0]?.origin;
  expect(await find()).toBeNull();
  expect(await post(String(id), { origin: 'staged' })).toBe(200);
  expect(await find()).toBe('staged');
  expect((await readAlts('fr'))[1]).toMatch(/ \(Aménagement virtuel\)$/);
  expect(await post(String(id), { origin: 'dreamt' })).toBe(400);
  expect(await post('999999', { origin: 'staged' })).toBe(404);
  expect(await find()).toBe('staged');
  expect(await post(String(id), { origin: null })).toBe(200);
  expect(await find()).toBeNull();
});

test('EDIT-8 what is no picture or no alternative text is refused', async () => {
  const alts = perLanguage((language) => `A door in ${language}`);
  const post = async (path: string, body: object): Promise<number> =>
    (await ask('POST', `/agency/pictures/${path}/alts`, body)).status;
  expect(await post('999999', alts)).toBe(404);
  expect(await post('none', alts)).toBe(404);
  expect(await post(String(id), { nl: 'a' })).toBe(400);
  expect(await post(String(id), { ...alts, nl: 'a'.repeat(500) })).toBe(400);
  expect((await ask('GET', '/agency/pictures?ids=x')).status).toBe(400);
});

test('EDIT-8 a picture of a text is described beside it, once where it stands twice', async () => {
  const { hash } = await cms.strapi.db.query(fileUid).findOne({ where: { id } });
  const found = async (query: string) =>
    (await ask<DescribedPicture[]>('GET', `/agency/pictures?${query}`)).body;
  expect(await found(`hashes=${hash},gone`)).toEqual([expect.objectContaining({ id })]);
  expect(await found(`ids=${id}&hashes=${hash}`)).toHaveLength(1);
});
