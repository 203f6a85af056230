import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestCms } from '../../../test/boot';
import { buildEnvironment } from '../../../test/environment';
import { logIn } from '../../../test/log-in';
import { useCms } from '../../../test/use-cms';

interface Answer {
  status: number;
  body: {
    data?: { updatedAt: string; title?: string };
    error?: { details: { savedBy: string; savedAt: string } };
  };
}

type Headers = Record<string, string>;

const manager = '/content-manager';

let cms: TestCms;
let tokens: { editor: string; administrator: string };

beforeAll(async () => {
  cms = await useCms('content');
  const { EDITOR_EMAIL, EDITOR_PASSWORD, ADMIN_EMAIL, ADMIN_PASSWORD } = buildEnvironment();
  tokens = {
    editor: await logIn(cms.url, EDITOR_EMAIL, EDITOR_PASSWORD),
    administrator: await logIn(cms.url, ADMIN_EMAIL, ADMIN_PASSWORD),
  };
});

afterAll(() => cms.stop());

async function ask(
  who: 'editor' | 'administrator',
  method: string,
  path: string,
  headers: Headers = {},
  data?: object,
): Promise<Answer> {
  const response = await fetch(`${cms.url}${manager}${path}`, {
    method,
    body: data && JSON.stringify(data),
    headers: {
      authorization: `Bearer ${tokens[who]}`,
      'content-type': 'application/json',
      ...headers,
    },
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

const match = (version = ''): Headers => ({ 'if-match': `"${version}"` });

async function findPath(uid: string): Promise<string> {
  const { documentId } = (await cms.strapi.db.query(uid as 'api::page.page').findOne({})) as {
    documentId: string;
  };
  return `/collection-types/${uid}/${documentId}`;
}

async function load(path: string, locale = 'nl'): Promise<string> {
  const { body } = await ask('editor', 'GET', `${path}?locale=${locale}`);
  return body.data?.updatedAt ?? '';
}

test('EDIT-5 a save over a newer version is refused, with who saved it and when', async () => {
  const path = await findPath('api::page.page');
  const version = await load(path);
  const nl = `${path}?locale=nl`;
  const first = await ask('administrator', 'PUT', nl, match(version), { title: 'First' });
  expect(first.status).toBe(200);
  const second = await ask('editor', 'PUT', nl, match(version), { title: 'Second' });
  expect([second.status, second.body.error?.details]).toEqual([
    412,
    { savedBy: 'Agency Administrator', savedAt: first.body.data?.updatedAt },
  ]);
  const publish = `${path}/actions/publish?locale=nl`;
  expect((await ask('editor', 'POST', publish, match(version), { title: 'Second' })).status).toBe(
    412,
  );
  const newest = await load(path);
  expect((await ask('editor', 'POST', publish, match(newest), { title: 'Third' })).status).toBe(
    200,
  );
  expect((await ask('editor', 'PUT', nl, {}, { title: 'Fourth' })).status).toBe(200);
});

test('EDIT-5 a save in another language names who made it', async () => {
  const path = await findPath('api::page.page');
  const version = await load(path, 'fr');
  await ask('administrator', 'PUT', `${path}?locale=nl`, {}, { sort: 77 });
  const answer = await ask('editor', 'PUT', `${path}?locale=fr`, match(version), {
    title: 'Titre',
  });
  expect([answer.status, answer.body.error?.details.savedBy]).toEqual([
    412,
    'Agency Administrator',
  ]);
});

test('EDIT-5 of two languages saved one after the other each has its own author', async () => {
  const path = await findPath('api::page.page');
  const version = await load(path, 'fr');
  await ask('administrator', 'PUT', `${path}?locale=nl`, {}, { title: 'Titel' });
  await ask('editor', 'PUT', `${path}?locale=fr`, {}, { title: 'Titre' });
  const answer = await ask('administrator', 'PUT', `${path}?locale=fr`, match(version), {
    title: 'Autre titre',
  });
  expect([answer.status, answer.body.error?.details.savedBy]).toEqual([412, 'Agency Editor']);
});

test('EDIT-5 several are published as the list showed them, or not at all', async () => {
  const uid = 'api::testimonial.testimonial';
  const create = (name: string): Promise<{ documentId: string }> =>
    cms.strapi.documents(uid).create({ locale: 'nl', data: { name, comment: name } });
  const [one, two] = [await create('One'), await create('Two')];
  const documentIds = [one.documentId, two.documentId];
  const see = async (): Promise<object[]> =>
    Promise.all(
      documentIds.map(async (documentId) => ({
        documentId,
        locale: 'nl',
        updatedAt: await load(`/collection-types/${uid}/${documentId}`),
      })),
    );
  const versions = await see();
  const publish = (data: object): Promise<Answer> =>
    ask('editor', 'POST', `/collection-types/${uid}/actions/bulkPublish?locale=nl`, {}, data);
  const countPublished = (): Promise<number> =>
    cms.strapi.db.query(uid).count({
      where: { documentId: { $in: documentIds }, publishedAt: { $notNull: true } },
    });
  const path = `/collection-types/${uid}/${two.documentId}?locale=nl`;
  await ask('administrator', 'PUT', path, {}, { name: 'Three' });
  const refused = await publish({ documentIds, versions });
  expect([refused.status, refused.body.error?.details.savedBy]).toEqual([
    412,
    'Agency Administrator',
  ]);
  expect(await countPublished()).toBe(0);
  expect((await publish({ documentIds, versions: await see() })).status).toBe(200);
  expect(await countPublished()).toBe(2);
});

test('EDIT-5 of two who write the same language of a page first, the second is refused', async () => {
  const { documentId } = await cms.strapi
    .documents('api::page.page')
    .create({ locale: 'nl', data: { key: 'begun', title: 'Begonnen' } });
  const path = `/collection-types/api::page.page/${documentId}?locale=de`;
  const isNew = { 'if-none-match': '*' };
  expect(
    (await ask('administrator', 'PUT', path, isNew, { key: 'begun', title: 'Eins' })).status,
  ).toBe(200);
  expect((await ask('editor', 'PUT', path, isNew, { key: 'begun', title: 'Zwei' })).status).toBe(
    412,
  );
});

test.each([
  ['PUT', ''],
  ['POST', '/actions/publish'],
])('EDIT-5 a single type is guarded too: %s %s', async (method, act) => {
  const path = '/single-types/api::header.header';
  const version = await load(path);
  const address = `${path}${act}?locale=nl`;
  expect((await ask('administrator', method, address, match(version), { phone: '1' })).status).toBe(
    200,
  );
  expect((await ask('editor', method, address, match(version), { phone: '2' })).status).toBe(412);
});

test('EDIT-5 of two saves at the same time one is refused', async () => {
  const uid = 'api::testimonial.testimonial';
  const path = await findPath(uid);
  const version = await load(path);
  const answers = await Promise.all(
    ['One', 'Two', 'Three'].map((name) =>
      ask('editor', 'PUT', `${path}?locale=nl`, match(version), { name }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
});

test('EDIT-5 a type without drafts and languages is guarded too', async () => {
  const { documentId } = await cms.strapi
    .documents('api::project.project')
    .create({ data: { reference: 'P1' } });
  const path = `/collection-types/api::project.project/${documentId}`;
  const version = await load(path);
  const change = { houseNumber: '1' };
  expect((await ask('administrator', 'PUT', path, match(version), change)).status).toBe(200);
  expect((await ask('administrator', 'PUT', path, match(version), change)).status).toBe(412);
});
