import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestCms } from '../../../test/boot';
import { buildEnvironment } from '../../../test/environment';
import { openAdmin, type AdminAnswer, type RequestAdmin } from '../../../test/open-admin';
import { useCms } from '../../../test/use-cms';

let cms: TestCms;
let ask: RequestAdmin;
const ids = new Map<string, string>();
const collections = '/content-manager/collection-types';
const pages = `${collections}/api::page.page`;
const modules = `${collections}/api::module.module`;
const categories = `${collections}/api::article-category.article-category`;

beforeAll(async () => {
  const { EDITOR_EMAIL, EDITOR_PASSWORD } = buildEnvironment();
  cms = await useCms('content');
  ask = await openAdmin(cms, EDITOR_EMAIL, EDITOR_PASSWORD);
  for (const type of ['page', 'module', 'article-category'] as const) {
    const rows = await cms.strapi.db.query(`api::${type}.${type}`).findMany({});
    for (const { key, documentId } of rows) ids.set(`${type}:${key}`, documentId);
  }
});

afterAll(() => cms.stop());

const page = (key: string): string => `${pages}/${ids.get(`page:${key}`)}`;

/**
 * Returns the status, the message, and the field at which the admin shows it (empty for a
 * notification).
 */
function refusalOf({ status, body }: AdminAnswer): [number, string, string] {
  const path = body.error?.details?.errors?.[0]?.path.join('.') ?? '';
  return [status, path, body.error?.message ?? ''];
}

async function createPage(locale: string, data: object): Promise<string> {
  const { body } = await ask('POST', `${pages}?locale=${locale}`, data);
  return String(body.data?.documentId);
}

const link = { type: 'link', url: 'javascript:x', children: [{ type: 'text', text: 'x' }] };

test.each<[string, object, string, string]>([
  ['an address in capitals', { path: 'Diensten NL' }, 'path', 'Use small letters'],
  ['an address of the site itself', { path: 'te-koop' }, 'path', 'The site itself needs'],
  ['another key', { key: 'our-services-2' }, 'key', 'it must stay'],
  ['a script to go to', { redirectUrl: 'javascript:x' }, 'redirectUrl', 'is not an address'],
  ['itself to go to', { redirect: true, redirectUrl: 'services' }, 'redirectUrl', 'in a circle'],
  ['style that ends itself', { css: 'p {} </style>' }, 'css', 'may not contain <'],
  ['open style', { css: 'p {' }, 'css', 'has no partner'],
  ['a script in a text', { content: [{ type: 'paragraph', children: [link] }] }, 'content', 'link'],
  ['a wrong shared address', { seo: { ogUrl: 'x' } }, 'seo.ogUrl', 'Write a whole address'],
  ['a wrong colour', { banner: { type: 'color', color: 'red' } }, 'banner.color', '#9A3B26'],
])(
  'MENU-8 a page with %s is refused, in a draft too, with words',
  async (_, data, field, words) => {
    for (const address of [page('services'), `${page('services')}/actions/publish`]) {
      const method = address.endsWith('publish') ? 'POST' : 'PUT';
      const change = { title: 'Diensten', key: 'services', ...data };
      const [status, path, message] = refusalOf(await ask(method, `${address}?locale=nl`, change));
      expect([status, path]).toEqual([400, field]);
      expect(message).toContain(words);
    }
  },
);

test('MENU-1 a page cannot stand under its own child or grandchild', async () => {
  const parent = (key: string): object => ({ connect: [{ documentId: ids.get(`page:${key}`) }] });
  const office = await createPage('nl', { key: 'office', title: 'Office', parent: parent('team') });
  ids.set('page:office', office);
  for (const key of ['services', 'team', 'office']) {
    const change = await ask('PUT', `${page('services')}?locale=nl`, { parent: parent(key) });
    expect(refusalOf(change)).toEqual([
      400,
      'parent',
      'A page cannot stand under itself or under a page below it.',
    ]);
  }
});

test('CMS-1 a draft may be half filled, publishing it may not', async () => {
  const half = await createPage('de', { key: 'half' });
  expect(half).not.toBe('undefined');
  const [status, path, message] = refusalOf(
    await ask('POST', `${pages}/${half}/actions/publish?locale=de`, { key: 'half' }),
  );
  expect([status, path, message]).toEqual([
    400,
    'title',
    '“Title” is empty. Fill it in before publishing.',
  ]);
});

test('MENU-3 a page that sends its visitors on is published with an address only', async () => {
  const depot = await createPage('fr', { key: 'Depot', title: 'Dépôt', redirect: true });
  const address = `${pages}/${depot}/actions/publish?locale=fr`;
  expect(refusalOf(await ask('POST', address, {}))).toEqual([
    400,
    'redirectUrl',
    'Say where visitors must be sent to.',
  ]);
  const redirectUrl = ' https://depot.example/fr ';
  const { body } = await ask('POST', address, { redirectUrl });
  expect(body.data?.redirectUrl).toBe('https://depot.example/fr');
});

test('MENU-1 a page is published after the page above it, also in bulk', async () => {
  const above = await createPage('nl', { key: 'above', title: 'Above' });
  const parent = { connect: [{ documentId: above }] };
  const below = await createPage('nl', { key: 'below', title: 'Below', parent });
  const words = 'Publish the page “Above” first: this one is below it.';
  const alone = await ask('POST', `${pages}/${below}/actions/publish?locale=nl`, {});
  expect(refusalOf(alone)).toEqual([400, 'parent', words]);
  const bulk = `${pages}/actions/bulkPublish?locale=nl`;
  expect(refusalOf(await ask('POST', bulk, { documentIds: [below] }))[2]).toBe(words);
  expect((await ask('POST', bulk, { documentIds: [above] })).status).toBe(200);
  expect((await ask('POST', bulk, { documentIds: [below] })).status).toBe(200);
});

test.each<[string, string, string, string, object?]>([
  ['the home page', 'DELETE', 'home', '?locale=*', undefined],
  ['a language of the home page', 'DELETE', 'home', '?locale=fr', undefined],
  ['the home page off the site', 'POST', 'home', '/actions/unpublish?locale=nl', {}],
])('MENU-2 nobody takes away %s', async (_, method, key, rest, body) => {
  expect(refusalOf(await ask(method, `${page(key)}${rest}`, body))).toEqual([
    400,
    '',
    'The site needs its home page; change it instead.',
  ]);
});

test('MENU-1 a standard page and one with pages below it are not deleted, also in bulk', async () => {
  const words = 'The site needs the page “Services nl”. Unpublish it to take it off the site.';
  const alone = await ask('DELETE', `${page('services')}?locale=*`);
  expect(refusalOf(alone)).toEqual([400, '', words]);
  const documentIds = [ids.get('page:services')];
  const bulk = await ask('POST', `${pages}/actions/bulkDelete?locale=nl`, { documentIds });
  expect(refusalOf(bulk)).toEqual([400, '', words]);
  const off = await ask('POST', `${page('services')}/actions/unpublish?locale=nl`, {});
  expect(refusalOf(off)[2]).toContain('stands under this page. Unpublish it');
  const parent = { connect: [{ documentId: ids.get('page:office') }] };
  await createPage('nl', { key: 'shop', title: 'Shop', parent });
  expect(refusalOf(await ask('DELETE', `${page('office')}?locale=*`))[2]).toBe(
    '“Shop” stands under this page. Place it elsewhere or delete it first.',
  );
});

test('MENU-9 a module on pages and a category with articles are not deleted', async () => {
  const module = await ask('DELETE', `${modules}/${ids.get('module:intro')}?locale=*`);
  expect(refusalOf(module)).toEqual([
    400,
    '',
    'In use by pages: “Home nl”. Take it out there first.',
  ]);
  const category = await ask('DELETE', `${categories}/${ids.get('article-category:services')}`);
  expect(refusalOf(category)[2]).toContain('In use by articles: “Selling in nl”.');
});

test('MENU-2 a copy of a page gets a key and an address of its own', async () => {
  const copy = `${pages}/auto-clone/${ids.get('page:team')}?locale=nl`;
  expect((await ask('POST', copy, {})).body.data).toMatchObject({ key: 'team-2', path: null });
  expect((await ask('POST', copy, {})).body.data).toMatchObject({ key: 'team-3', path: null });
});

test('LANG-2 a page is written in one more language from the words of another', async () => {
  const id = await createPage('nl', { key: 'story', title: 'Verhaal', path: 'verhaal' });
  const french = await ask('PUT', `${pages}/${id}?locale=fr`, {
    title: 'Histoire',
    path: 'verhaal',
  });
  expect(french.status).toBe(200);
  expect(french.body.data).toMatchObject({ key: 'story', title: 'Histoire', path: 'verhaal' });
  expect((await ask('POST', `${pages}/${id}/actions/publish?locale=fr`, {})).status).toBe(200);
  const { data } = await cms.query<{ pages: object[] }>(
    '{ pages(locale: "nl", filters: { key: { eq: "story" } }) { title } }',
  );
  expect(data?.pages).toEqual([]);
});

test.each([
  ['nl', 'De site heeft de startpagina nodig', '‘Titel’ is leeg.', 'Deze aanvraag'],
  ['fr', 'Le site a besoin de sa page d’accueil', '«\u00a0Titre\u00a0» est vide.', 'Cette demande'],
  ['de', 'Die Website braucht ihre Startseite', '„Titel“ ist leer.', 'Diese Anfrage'],
  ['en', 'The site needs its home page', '“Title” is empty.', 'There is no such lead'],
])(
  'EDIT-8 staff who use the admin in %s read refusals in it, in a notice and at a field',
  async (preferedLanguage, notice, atField, gone) => {
    const { EDITOR_EMAIL: email } = buildEnvironment();
    const users = cms.strapi.db.query('admin::user');
    await users.update({ where: { email }, data: { preferedLanguage } });
    const [, , home] = refusalOf(await ask('POST', `${page('home')}/actions/unpublish`, {}));
    expect(home).toContain(notice);
    const half = await createPage('de', { key: `half-${preferedLanguage}` });
    const { body } = await ask('POST', `${pages}/${half}/actions/publish?locale=de`, {});
    expect(body.error?.details?.errors?.[0]?.message).toContain(atField);
    const lead = await ask('GET', '/agency/inbox/leads/nobody');
    expect([lead.status, lead.body.error?.message]).toEqual([404, expect.stringContaining(gone)]);
    await users.update({ where: { email }, data: { preferedLanguage: null } });
  },
);

test('EDIT-1 pages of one title stand with their addresses where pages are chosen', async () => {
  const team = ids.get('page:team');
  await ask('PUT', `${page('team')}?locale=nl`, { title: 'Services nl' });
  const list = async (path: string): Promise<unknown[]> => {
    const { body } = await ask(
      'GET',
      `/content-manager/relations/api::page.page/${path}?locale=nl`,
    );
    return (body.results as { title: string }[]).map(({ title }) => title);
  };
  const titles = ['Services nl (/services-nl/)', 'Services nl (/services-nl/team-nl/)'];
  expect(await list('parent')).toEqual(expect.arrayContaining([...titles, 'Home nl']));
  expect(await list(`${team}/parent`)).toEqual(titles.slice(0, 1));
  const { body } = await ask('GET', `${page('team')}?locale=nl`);
  expect(body.data).toMatchObject({ title: 'Services nl' });
});
