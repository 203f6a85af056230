import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '@agency/domain/languages';
import type { TestCms } from '../../../test/boot';
import { useCms } from '../../../test/use-cms';

interface Documents {
  create(options: object): Promise<{ documentId: string }>;
  update(options: object): Promise<{ documentId: string }>;
  publish(options: object): Promise<unknown>;
  findFirst(options: object): Promise<{ documentId: string } & Record<string, unknown>>;
}

let cms: TestCms;
let pages: Documents;

beforeAll(async () => {
  cms = await useCms('content');
  pages = cms.strapi.documents('api::page.page') as Documents;
});

afterAll(() => cms.stop());

const findPage = (key: string): ReturnType<Documents['findFirst']> =>
  pages.findFirst({ locale: 'nl', filters: { key } });

test('MENU-1 a page cannot stand under itself', async () => {
  const { documentId } = await findPage('services');
  const change = { documentId, locale: 'nl', data: { parent: documentId } };
  await expect(pages.update(change)).rejects.toThrow('cannot stand under itself');
});

test('MENU-1 a page cannot stand under a page below it, however the admin says it', async () => {
  const services = await findPage('services');
  const team = await findPage('team');
  for (const parent of [
    team.documentId,
    { documentId: team.documentId },
    { connect: [{ documentId: team.documentId }] },
    { set: [{ documentId: team.documentId }] },
    [team.documentId],
  ]) {
    const change = { documentId: services.documentId, locale: 'nl', data: { parent } };
    await expect(pages.update(change)).rejects.toThrow('cannot stand under itself');
  }
});

test('MENU-2 two pages under one parent cannot share an address in a language', async () => {
  const team = await findPage('team');
  const data = { key: 'people', title: 'People', path: 'team-nl', parent: team.documentId };
  const services = await findPage('services');
  const twin = { ...data, parent: services.documentId };
  await expect(pages.create({ locale: 'nl', data: twin })).rejects.toThrow(
    'The page “Team nl” has the address “team-nl” already.',
  );
  await expect(pages.create({ locale: 'nl', data })).resolves.toBeDefined();
  await expect(
    pages.create({ locale: 'fr', data: { ...twin, key: 'gens' } }),
  ).resolves.toBeDefined();
});

test('MENU-1 two pages cannot share a key', async () => {
  const data = { key: 'home', title: 'Another home' };
  await expect(pages.create({ locale: 'nl', data })).rejects.toThrow('has this key already');
});

test.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x'])(
  'MENU-3 a page cannot send its visitors to %s',
  async (redirectUrl) => {
    const { documentId } = await findPage('services');
    const change = { documentId, locale: 'nl', data: { redirect: true, redirectUrl } };
    await expect(pages.update(change)).rejects.toThrow('https://');
  },
);

test('MENU-4 a text cannot link to a script', async () => {
  const { documentId } = await findPage('services');
  const link = { type: 'link', url: 'javascript:x', children: [{ type: 'text', text: 'x' }] };
  const content = [{ type: 'paragraph', children: [link] }];
  await expect(pages.update({ documentId, locale: 'nl', data: { content } })).rejects.toThrow(
    'javascript:x',
  );
});

test('LANG-2 content in a language the site does not know is refused', async () => {
  const { documentId } = await findPage('services');
  await expect(pages.update({ documentId, locale: 'es', data: { title: 'x' } })).rejects.toThrow(
    '“es” is not a language of this site; choose nl, fr, en, de.',
  );
});

test('CMS-1 a field that is the same in every language is published in every language', async () => {
  const { documentId } = await findPage('team');
  await pages.update({ documentId, locale: 'nl', data: { sort: 7, showInMenu: false } });
  await pages.publish({ documentId, locale: 'nl' });
  for (const locale of languages) {
    const { data } = await cms.query<{ pages: object[] }>(
      `{ pages(locale: "${locale}", filters: { key: { eq: "team" } }) { sort showInMenu title } }`,
    );
    expect(data?.pages).toEqual([{ sort: 7, showInMenu: false, title: `Team ${locale}` }]);
  }
});

test('MENU-9 the modules of a page keep their order when a module is published again', async () => {
  const modules = cms.strapi.documents('api::module.module') as Documents;
  const { documentId } = await modules.findFirst({ locale: 'nl', filters: { key: 'list' } });
  await modules.update({ documentId, locale: 'nl', data: { title: 'New title' } });
  await modules.publish({ documentId, locale: 'nl' });
  const { data } = await cms.query<{ pages: object[] }>(
    '{ pages(locale: "nl", filters: { key: { eq: "home" } }) { modules { key title } } }',
  );
  expect(data?.pages).toEqual([
    {
      modules: [
        { key: 'list', title: 'New title' },
        { key: 'intro', title: 'Intro nl' },
      ],
    },
  ]);
});

test('ROUTE-6 two articles with one title get two addresses', async () => {
  const articles = cms.strapi.documents('api::article.article') as Documents;
  const data = { key: 'selling-again', title: 'Selling in nl' };
  const second = await articles.create({ locale: 'nl', data });
  expect(second).toMatchObject({ slug: 'selling-in-nl-2' });
});

test('EDIT-9 a page or article without a key gets one from its title', async () => {
  const keys: unknown[] = [];
  for (const type of ['page', 'page', 'article'] as const) {
    const documents = cms.strapi.documents(`api::${type}.${type}`) as Documents;
    const made = await documents.create({ locale: 'fr', data: { title: 'Où nous vivons' } });
    keys.push((made as { key?: unknown }).key);
  }
  const key = 'ou-nous-vivons';
  expect(keys).toEqual([key, `${key}-2`, key]);
});

test.each([
  [
    'article',
    { key: 'other', title: 'Other', slug: 'selling-in-nl' },
    'The article “Selling in nl”',
  ],
  ['article-category', { key: 'x', name: 'X', slug: 'services-nl' }, 'The category “Services nl”'],
  ['article-category', { key: 'x', name: 'X', slug: 'property' }, 'The site itself needs'],
  ['testimonial', { name: 'Other', comment: '…', slug: 'anna' }, 'The testimonial “Anna”'],
])('ROUTE-6 no second %s has the address of %j', async (type, data, message) => {
  const uid = `api::${type}.${type}` as 'api::page.page';
  const documents = cms.strapi.documents(uid) as Documents;
  await expect(documents.create({ locale: 'nl', data })).rejects.toThrow(message);
});

test('ROUTE-6 an article keeps its own address when it is saved again', async () => {
  const articles = cms.strapi.documents('api::article.article') as Documents;
  const { documentId } = await articles.findFirst({ locale: 'nl', filters: { key: 'selling' } });
  const data = { title: 'Selling, again', slug: 'selling-in-nl' };
  await expect(articles.update({ documentId, locale: 'nl', data })).resolves.toBeDefined();
});

test('ROUTE-6 a new title alone does not move an article', async () => {
  const articles = cms.strapi.documents('api::article.article') as Documents;
  const { documentId } = await articles.findFirst({ locale: 'nl', filters: { key: 'selling' } });
  const data = { title: 'Selling as never before' };
  const saved = await articles.update({ documentId, locale: 'nl', data });
  expect(saved).toMatchObject({ slug: 'selling-in-nl' });
});

test('CMS-1 the admin shows the words and columns of the schema', async () => {
  const service = cms.strapi.plugin('content-manager').service('content-types') as {
    findConfiguration(model: unknown): Promise<{
      metadatas: Record<string, { edit: object }>;
      settings: object;
      layouts: { list: string[] };
    }>;
  };
  const model = cms.strapi.contentType('api::page.page');
  const { metadatas, settings, layouts } = await service.findConfiguration(model);
  expect(metadatas.showInMenu?.edit).toMatchObject({ label: 'Show in the menu' });
  expect(metadatas.parent?.edit).toMatchObject({ label: 'Under page', mainField: 'title' });
  expect(settings).toMatchObject({ mainField: 'title', defaultSortBy: 'sort' });
  expect(layouts.list).toEqual(['title', 'key', 'parent']);
});
