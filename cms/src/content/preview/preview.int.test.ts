import type { Core, UID } from '@strapi/strapi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestCms } from '../../../test/boot';
import { buildEnvironment } from '../../../test/environment';
import { logIn } from '../../../test/log-in';
import { useCms } from '../../../test/use-cms';

let cms: TestCms;
let editor: string;
const environment = buildEnvironment();
const previewToken = environment.CMS_PREVIEW_TOKEN ?? '';

beforeAll(async () => {
  cms = await useCms('content');
  editor = await logIn(cms.url, environment.EDITOR_EMAIL, environment.EDITOR_PASSWORD);
});

afterAll(() => cms.stop());

test.each([
  ['page', 'team', { type: 'page', key: 'team' }],
  ['article', 'selling', { type: 'article', key: 'selling' }],
  ['article-category', 'services', { type: 'section', key: 'services' }],
  ['module', 'intro', { type: 'page', key: 'home', module: 'intro' }],
])('CMS-5 the agency editor opens the preview of a %s', async (name, key, place) => {
  const uid = `api::${name}.${name}`;
  const { documentId } = await findDocument(uid, { key });
  for (const language of ['nl', 'de']) {
    const target = await findTarget(uid, { documentId, locale: language });
    expect(target).toMatchObject({ ...place, language, status: 'DRAFT' });
  }
});

test('CMS-5 a subcategory is named after its category, and has no place without one', async () => {
  const { documentId: category } = await findDocument('api::article-category.article-category', {});
  const uid = 'api::article-subcategory.article-subcategory';
  const below = await create(uid, { key: 'buying', name: 'Buying', category });
  const alone = await create(uid, { key: 'alone', name: 'Alone' });
  expect(await findTarget(uid, { documentId: below, locale: 'nl' })).toMatchObject({
    type: 'section',
    key: 'services/buying',
  });
  expect(await ask(uid, { documentId: alone, locale: 'nl' })).toBe(204);
});

test('CMS-5 a testimonial is named by its document, for a visitor’s has no key', async () => {
  const { documentId } = await findDocument('api::testimonial.testimonial', {});
  expect(await findTarget('api::testimonial.testimonial', { documentId, locale: 'fr' })).toEqual(
    expect.objectContaining({ type: 'testimonial', key: documentId, language: 'fr' }),
  );
});

test('CMS-5 header and footer are seen on the home page', async () => {
  for (const name of ['header', 'footer']) {
    const target = await findTarget(`api::${name}.${name}`, { locale: 'en' });
    expect(target).toMatchObject({ type: 'page', key: 'home', language: 'en' });
  }
});

test('CMS-5 the tab of what is published asks for that', async () => {
  const { documentId } = await findDocument('api::page.page', { key: 'team' });
  const asked = { documentId, locale: 'nl', status: 'published' };
  expect(await findTarget('api::page.page', asked)).toMatchObject({ status: 'PUBLISHED' });
  expect(await findTarget('api::page.page', { ...asked, status: 'modified' })).toMatchObject({
    status: 'DRAFT',
  });
});

test('CMS-5 what has no place, or may not be read, has no preview', async () => {
  const blocks = [{ __component: 'module.property-list', goal: 'sale', mode: 'teaser' }];
  const alone = await create('api::module.module', { key: 'alone', blocks });
  expect(await ask('api::module.module', { documentId: alone, locale: 'nl' })).toBe(204);
  expect(await ask('api::lead.lead', { documentId: 'any' })).toBe(204);
  expect(await ask('api::site.site', { locale: 'nl' })).toBe(204);
  const { documentId } = await findDocument('api::page.page', { key: 'team' });
  expect(await ask('api::page.page', { documentId, locale: 'xx' })).toBe(204);
  const anonymous = await fetch(`${cms.url}/content-manager/preview/url/api::page.page`);
  expect(anonymous.status).toBe(401);
});

test('ROUTE-11 a draft that is not finished is read all the same, its key for a name', async () => {
  await create('api::page.page', { key: 'unfinished' });
  await create('api::article.article', { key: 'begun' });
  const query = `{
    pages(locale: "nl", status: DRAFT, filters: { key: { eq: "unfinished" } }) {
      key title type showInMenu modules { key }
    }
    articles(locale: "nl", status: DRAFT, filters: { key: { eq: "begun" } }) {
      key title body category { key }
    }
  }`;
  const { data, errors } = await cms.query(query, {}, previewToken);
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    pages: [
      { key: 'unfinished', title: 'unfinished', type: 'content', showInMenu: true, modules: [] },
    ],
    articles: [{ key: 'begun', title: 'begun', body: null, category: null }],
  });
});

test('ROUTE-11 the parts of a draft are drafts too, for several documents in one question', async () => {
  const modules = documents('api::module.module');
  const intro = await findDocument('api::module.module', { key: 'intro' });
  const body = [{ type: 'paragraph', children: [{ type: 'text', text: 'New text' }] }];
  await modules.update({
    documentId: intro.documentId,
    locale: 'nl',
    data: { title: 'New title', blocks: [{ __component: 'module.rich-text', body }] },
  });
  const query = `query ($status: PublicationStatus!) {
    pages(locale: "nl", status: $status, sort: ["key:asc"]) {
      key
      parent { key publishedAt }
      modules { key title publishedAt blocks { ... on ComponentModuleRichText { body } } }
    }
  }`;
  type Module = { key: string; title: string; publishedAt: string | null };
  type Answer = { pages: { key: string; modules: Module[]; parent: Module | null }[] };
  const draft = await cms.query<Answer>(query, { status: 'DRAFT' }, previewToken);
  const shown = await cms.query<Answer>(query, { status: 'PUBLISHED' });
  const read = (answer: typeof draft) => {
    expect(answer.errors).toBeUndefined();
    const pages = answer.data?.pages ?? [];
    return {
      modules: pages.find(({ key }) => key === 'home')?.modules ?? [],
      parent: pages.find(({ key }) => key === 'team')?.parent,
      text: JSON.stringify(pages),
    };
  };
  expect(read(draft).modules.map(({ key, title }) => [key, title])).toEqual([
    ['list', 'List nl'],
    ['intro', 'New title'],
  ]);
  expect(read(draft).text).toContain('New text');
  expect(read(draft).modules.every(({ publishedAt }) => publishedAt === null)).toBe(true);
  expect(read(draft).parent).toEqual({ key: 'services', publishedAt: null });
  expect(read(shown).modules.map(({ title }) => title)).toEqual(['List nl', 'Intro nl']);
  expect(read(shown).text).not.toContain('New text');
});

const documents = (uid: string) =>
  cms.strapi.documents(uid as UID.ContentType) as ReturnType<Core.Strapi['documents']>;

async function findDocument(uid: string, filters: object): Promise<{ documentId: string }> {
  const found: unknown = await documents(uid).findFirst({ filters, locale: 'nl' });
  return found as { documentId: string };
}

async function create(uid: string, data: object): Promise<string> {
  const made: unknown = await documents(uid).create({ locale: 'nl', data });
  return (made as { documentId: string }).documentId;
}

async function findTarget(uid: string, query: Record<string, string>): Promise<unknown> {
  const address = await ask(uid, query);
  expect(address).toMatch(/^http:\/\/localhost:3419\/preview\/\?token=/);
  const token = new URL(String(address)).searchParams.get('token') ?? '';
  return JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString());
}

/** Returns the preview URL, or the status of an error. */
async function ask(uid: string, query: Record<string, string>): Promise<string | number> {
  const response = await fetch(
    `${cms.url}/content-manager/preview/url/${uid}?${new URLSearchParams(query)}`,
    { headers: { authorization: `Bearer ${editor}` } },
  );
  if (response.status !== 200) return response.status;
  return ((await response.json()) as { data: { url: string } }).data.url;
}
