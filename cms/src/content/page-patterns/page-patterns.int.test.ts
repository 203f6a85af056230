import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '@agency/domain/languages';
import type { TestCms } from '../../../test/boot';
import { openAdmins, type AdminAnswer, type RequestAdmin } from '../../../test/open-admin';
import { useCms } from '../../../test/use-cms';
import type { PatternChoices } from './pattern-handlers';
import { patternNames } from './pattern-names';

interface Row {
  documentId: string;
  locale: string;
  key: string;
  title: string;
  path: string | null;
  publishedAt: unknown;
  parent: { documentId: string } | null;
  modules: { key: string; title: string | null; documentId: string; locale: string }[];
}

let cms: TestCms;
let asEditor: RequestAdmin;
let asAdministrator: RequestAdmin;
let made = 0;

beforeAll(async () => {
  cms = await useCms('content');
  ({ asEditor, asAdministrator } = await openAdmins(cms));
});

afterAll(() => cms.stop());

const titles = { nl: 'Zomer', fr: 'Été', en: 'Summer', de: 'Sommer' };

function make(change: object, ask = asEditor): Promise<AdminAnswer> {
  const token = `token-of-test-${(made += 1)}`;
  const body = { token, pattern: 'landing', parent: null, titles, ...change };
  return ask('POST', '/agency/page-patterns', body);
}

async function readPage(documentId: unknown): Promise<Row[]> {
  const rows = (await cms.strapi.db.query('api::page.page').findMany({
    where: { documentId: documentId as string },
    populate: { parent: true, modules: true },
  })) as Row[];
  return rows.sort(
    (one, other) => languages.indexOf(one.locale as 'nl') - languages.indexOf(other.locale as 'nl'),
  );
}

async function idOf(key: string): Promise<string> {
  const row = await cms.strapi.db.query('api::page.page').findOne({ where: { key } });
  return String(row.documentId);
}

const count = async (): Promise<number[]> =>
  Promise.all([
    cms.strapi.db.query('api::page.page').count(),
    cms.strapi.db.query('api::module.module').count(),
  ]);

test('EDIT-1 a page is made with its blocks as drafts in every language, under its parent', async () => {
  const parent = await idOf('services');
  const { status, body } = await make({ parent });
  expect(status).toBe(200);
  const rows = await readPage(body.documentId);
  expect(rows.map(({ locale, title, path }) => [locale, title, path])).toEqual([
    ['nl', 'Zomer', 'zomer'],
    ['fr', 'Été', 'ete'],
    ['en', 'Summer', 'summer'],
    ['de', 'Sommer', 'sommer'],
  ]);
  for (const { key, locale, publishedAt, parent: above, modules } of rows) {
    expect([key, publishedAt, above?.documentId]).toEqual(['zomer', null, parent]);
    expect(modules.filter(({ title }) => !title)).toEqual([]);
    expect(modules.map((block) => [block.key, block.locale])).toEqual(
      ['text', 'homes', 'reviews', 'form'].map((name) => [`zomer-${name}`, locale]),
    );
  }
  const path = `/agency/pages/${String(body.documentId)}/blocks?locale=fr`;
  const { blocks } = (await asEditor('GET', path)).body as {
    blocks: { documentId: string; title: string; position: string }[];
  };
  const form = rows[0]?.modules[3];
  expect(blocks.find(({ documentId }) => documentId === form?.documentId)).toMatchObject({
    title: 'Demandez votre estimation gratuite',
    position: 'bottom',
  });
});

test('EDIT-1 a second page of the same titles gets keys and addresses of its own', async () => {
  const parent = await idOf('services');
  const [row] = await readPage((await make({ parent })).body.documentId);
  expect([row?.key, row?.path, row?.modules[0]?.key]).toEqual([
    'zomer-2',
    'zomer-2',
    'zomer-2-text',
  ]);
});

test.each(patternNames)(
  'EDIT-1 a page from the pattern %s can be published as it is',
  async (pattern) => {
    const titled = Object.fromEntries(languages.map((code) => [code, `${pattern} ${code}`]));
    const { body } = await make({ pattern, titles: titled });
    const [page] = await readPage(body.documentId);
    for (const { documentId } of page?.modules ?? []) {
      const path = `/content-manager/collection-types/api::module.module/${documentId}`;
      for (const locale of languages) {
        const { status, body: answer } = await asEditor(
          'POST',
          `${path}/actions/publish?locale=${locale}`,
          {},
        );
        expect([status, answer.error?.message]).toEqual([200, undefined]);
      }
    }
    for (const locale of languages) {
      const path = `/content-manager/collection-types/api::page.page/${page?.documentId}`;
      const answer = await asEditor('POST', `${path}/actions/publish?locale=${locale}`, {});
      expect([answer.status, answer.body.error?.message]).toEqual([200, undefined]);
    }
  },
);

test('EDIT-1 the standard page of a pattern is made where the site has none', async () => {
  const before = await cms.strapi.db.query('api::page.page').findOne({ where: { key: 'contact' } });
  expect(before).not.toBeNull();
  const [row] = await readPage((await make({ pattern: 'contact' })).body.documentId);
  expect([row?.key, row?.path]).toEqual([expect.stringMatching(/^zomer/), 'zomer']);
  const [contact] = await readPage(before.documentId);
  expect(contact?.path).toBeNull();
});

test('EDIT-1 a double click makes one page', async () => {
  const before = await count();
  const twice = await Promise.all([
    make({ token: 'the-same-token', titles: { ...titles, nl: 'Dubbel' } }),
    make({ token: 'the-same-token', titles: { ...titles, nl: 'Dubbel' } }),
  ]);
  const again = await make({ token: 'the-same-token' });
  const ids = [...twice, again].map(({ status, body }) => [status, body.documentId]);
  expect(new Set(ids.map(String)).size).toBe(1);
  expect(ids[0]?.[0]).toBe(200);
  expect(await count()).toEqual([(before[0] ?? 0) + 4, (before[1] ?? 0) + 16]);
});

test.each<[string, object, string]>([
  ['a title that is missing', { titles: { ...titles, de: ' ' } }, 'pattern.title'],
  ['a title that is too long', { titles: { ...titles, fr: 'é'.repeat(121) } }, 'pattern.title'],
  ['a parent that is not there', { parent: 'nobody' }, 'pattern.parent'],
  ['a pattern that is none', { pattern: 'shop' }, 'pattern.unknown'],
  ['no token', { token: '' }, 'pattern.unknown'],
])('EDIT-1 with %s nothing is made', async (_name, change, refusal) => {
  const before = await count();
  const { status, body } = await make(change);
  const details = body.error?.details as { refusal?: string[] } | undefined;
  expect([status, details?.refusal]).toEqual([400, [refusal]]);
  expect(await count()).toEqual(before);
});

test('EDIT-1 a failure on the way leaves nothing behind', async () => {
  const before = await count();
  let isBroken = true;
  cms.strapi.documents.use(async (context, next) => {
    const { uid, params } = context as { uid: string; params: { locale?: string } };
    const isLast = uid === 'api::page.page' && params.locale === 'de';
    if (isBroken && isLast) throw new Error('stopped');
    return next();
  });
  const { status } = await make({ token: 'stopped-token', titles: { ...titles, nl: 'Halt' } });
  isBroken = false;
  expect(status).toBe(500);
  expect(await count()).toEqual(before);
  expect((await make({ token: 'stopped-token' })).status).toBe(200);
});

test('EDIT-1 the dialog is told languages and pages, to whoever may make pages', async () => {
  const path = '/agency/page-patterns?locale=fr';
  const { status, body: choices } = await asAdministrator<PatternChoices>('GET', path);
  expect([status, choices.languages]).toEqual([200, [...languages]]);
  expect(choices.parents.map(({ title }) => title)).toContain('Services fr');
  expect((await asEditor('GET', '/agency/page-patterns')).status).toBe(200);
});

test('EDIT-1 whoever may not make pages or blocks makes none', async () => {
  const { body } = await asAdministrator<{ data: { id: number; name: string }[] }>(
    'GET',
    '/admin/roles',
  );
  const editor = body.data.find(({ name }) => /editor/i.test(name));
  const permissions = cms.strapi.db.query('admin::permission');
  const where = {
    role: { id: editor?.id },
    action: 'plugin::content-manager.explorer.create',
    subject: 'api::module.module',
  };
  const own = await permissions.findOne({ where });
  expect(own).not.toBeNull();
  await permissions.update({ where: { id: own.id }, data: { subject: 'api::city.city' } });
  expect((await make({})).status).toBe(403);
  await permissions.update({ where: { id: own.id }, data: { subject: 'api::module.module' } });
});
