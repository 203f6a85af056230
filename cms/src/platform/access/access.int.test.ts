import { afterAll, beforeAll, expect, test } from 'vitest';
import { bootCms, type TestCms } from '../../../test/boot';
import { buildSeed } from '../../../test/build-seed';
import { buildEnvironment } from '../../../test/environment';
import { logIn } from '../../../test/log-in';

let cms: TestCms;
const environment = buildEnvironment();
const previewToken = environment.CMS_PREVIEW_TOKEN ?? '';

beforeAll(async () => {
  cms = await bootCms({ seed: await buildSeed(), environment: { TRUST_PROXY: '1' } });
});

afterAll(() => cms.stop());

test('CMS-6 without a token nothing is answered, with a wrong one neither', async () => {
  for (const token of [null, 'wrong', '']) {
    const answer = await cms.query('{ pages { key } }', {}, token);
    expect(answer.status).toBe(401);
    expect(answer.data ?? null).toBeNull();
  }
});

test.each([
  '/api/pages',
  '/api/leads',
  '/api/reply-templates',
  '/api/demands',
  '/api/demand-matches',
  '/api/subscriptions',
  '/api/outbox-mails',
  '/api/appointment-slots',
  '/api/privacy-logs',
  '/api/owners',
  '/api/listings',
  '/api/upload/files',
  '/api/users',
  '/api/auth/local',
  '/api/i18n/locales',
])('CMS-6 %s gives nothing, not to the site either', async (path) => {
  for (const token of [undefined, environment.CMS_TOKEN, previewToken]) {
    const headers = token ? { authorization: `Bearer ${token}` } : undefined;
    const response = await fetch(`${cms.url}${path}`, { headers });
    expect([401, 403, 404, 405]).toContain(response.status);
  }
});

test('CMS-6 wrong logins of staff are limited by the address that the proxy saw', async () => {
  const statusFor = async (forwarded: string): Promise<number> => {
    const response = await fetch(`${cms.url}/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
      body: JSON.stringify({ email: 'nobody@example.org', password: 'wrong', deviceId: 'a' }),
    });
    return response.status;
  };
  const statuses: number[] = [];
  for (let turn = 1; turn <= 6; turn += 1) {
    statuses.push(await statusFor(`198.51.100.${turn}, 203.0.113.7`));
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  expect(await statusFor('198.51.100.7, 203.0.113.8')).toBe(400);
});

test('CMS-6 the site reads published content', async () => {
  const { data, errors } = await cms.query<{ pages: object[] }>('{ pages(locale: "nl") { key } }');
  expect(errors).toBeUndefined();
  expect(data?.pages).toHaveLength(3);
});

test.each([
  'leads',
  'owners',
  'demands',
  'subscriptions',
  'outboxMails',
  'demandMatches',
  'leads_connection',
  'privacyLogs',
  'communications',
  'listings',
  'uploadFiles',
  'i18NLocales',
  'usersPermissionsUsers',
])('CMS-4 CMS-6 the contract has no query %s', async (name) => {
  const { data, errors } = await cms.query(`{ ${name} { documentId } }`);
  expect(data ?? null).toBeNull();
  expect(errors?.[0]?.extensions?.code).toBe('GRAPHQL_VALIDATION_FAILED');
});

test.each(['createPage', 'updatePage', 'deletePage', 'deleteUploadFile', 'login', 'register'])(
  'CMS-6 the contract has no mutation %s',
  async (name) => {
    const { errors } = await cms.query(`mutation { ${name} { documentId } }`);
    expect(errors?.[0]?.extensions?.code).toBe('GRAPHQL_VALIDATION_FAILED');
  },
);

test.each([
  '{ pages(status: DRAFT) { key } }',
  'query ($status: PublicationStatus) { pages(status: $status) { key } }',
  '{ header(status: DRAFT) { phone } }',
])('CMS-6 ROUTE-11 drafts are for the holder of the preview token: %s', async (query) => {
  const refused = await cms.query(query, { status: 'DRAFT' });
  expect(refused.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  const shown = await cms.query(query, { status: 'DRAFT' }, previewToken);
  expect(shown.errors).toBeUndefined();
});

test('CMS-6 a draft stays with the editors until it is published', async () => {
  const { documentId } = await cms.strapi.documents('api::page.page').create({
    locale: 'nl',
    data: { key: 'secret', title: 'Secret', sort: 1 },
  });
  const query = '{ pages(locale: "nl", filters: { key: { eq: "secret" } }) { title } }';
  const before = await cms.query<{ pages: object[] }>(query);
  expect(before.data?.pages).toEqual([]);
  await cms.strapi.documents('api::page.page').publish({ documentId, locale: 'nl' });
  const after = await cms.query<{ pages: object[] }>(query);
  expect(after.data?.pages).toEqual([{ title: 'Secret' }]);
});

test('CMS-6 only the two tokens of the environment exist, each custom', async () => {
  const tokens = await cms.strapi.db.query('admin::api-token').findMany({ orderBy: 'name' });
  expect(tokens.map(({ name, type }: { name: string; type: string }) => [name, type])).toEqual([
    ['Preview', 'custom'],
    ['Site', 'custom'],
  ]);
});

test('CMS-6 an operation that asks for too much is refused before it runs', async () => {
  const { errors } = await cms.query(
    '{ pages(pagination: { limit: 100 }) { modules(pagination: { limit: 100 }) { blocks { __typename } } } }',
  );
  expect(errors?.[0]?.extensions?.code).toBe('OPERATION_TOO_COSTLY');
});

test('CMS-6 an operation that nests too deeply or is too long is refused', async () => {
  const nested = 'parent { '.repeat(13) + 'key' + ' }'.repeat(13);
  const deep = await cms.query(`{ pages(pagination: { limit: 1 }) { ${nested} } }`);
  expect(deep.errors?.[0]?.message).toBe('This operation is deeper than 12 levels.');
  const long = await fetch(`${cms.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${environment.CMS_TOKEN}`,
    },
    body: JSON.stringify({ query: `{ pages { key } } #${'x'.repeat(300_000)}` }),
  });
  expect(long.status).toBe(413);
});

test('CMS-6 fragments that use one another twice are refused at once', async () => {
  const fragments = Array.from(
    { length: 26 },
    (_, index) => `fragment F${index} on Page { ...F${index + 1} ...F${index + 1} }`,
  );
  const last = 'fragment F26 on Page { parent { key } }';
  const { errors } = await cms.query(`{ pages { ...F0 } } ${fragments.join(' ')} ${last}`);
  expect(errors?.[0]?.extensions?.code).toBe('OPERATION_TOO_COSTLY');
});

test('CMS-6 a request tries one password, and asks for some things at once', async () => {
  const logIn = 'logInOwner(identifier: "a@example.org", password: "three quiet rooms")';
  const tries = await cms.query(`mutation { a: ${logIn} { session } b: ${logIn} { session } }`);
  expect(tries.errors?.[0]?.extensions?.code).toBe('OPERATION_TOO_COSTLY');
  const stops = Array.from({ length: 11 }, (_, index) => `s${index}: stopSavedSearch(token: "x")`);
  const many = await cms.query(
    `mutation { ${stops.map((stop) => `${stop} { state }`).join(' ')} }`,
  );
  expect(many.errors?.[0]?.extensions?.code).toBe('OPERATION_TOO_COSTLY');
});

test.each(['xx', '', "nl' OR 1=1"])(
  'LANG-2 content in the language %j is not there',
  async (locale) => {
    const query = 'query ($locale: I18NLocaleCode) { pages(locale: $locale) { key } }';
    const { data, errors } = await cms.query<{ pages: object[] }>(query, { locale });
    expect(errors?.[0]?.extensions?.code ?? data?.pages).toSatisfy(
      (answer) => answer === 'BAD_USER_INPUT' || Array.isArray(answer),
    );
  },
);

test('CMS-3 administrator, agency editor and owner are there, each with what they may do', async () => {
  const users = (await cms.strapi.db.query('admin::user').findMany({
    populate: ['roles'],
    orderBy: 'email',
  })) as { email: string; roles: { code: string }[] }[];
  expect(users.map(({ email, roles }) => [email, roles.map(({ code }) => code)])).toEqual([
    ['admin@corbelle.example', ['strapi-super-admin']],
    ['editor@corbelle.example', ['agency-editor']],
  ]);
  const owner = await cms.strapi.db.query('plugin::users-permissions.user').findOne({});
  expect(owner).toMatchObject({ email: 'owner@corbelle.example' });
  expect((owner as { password: string }).password).toMatch(/^\$2/);
});

test('CMS-3 the agency editor handles content and leads, and no settings, users or tokens', async () => {
  const token = await logIn(cms.url, environment.EDITOR_EMAIL, environment.EDITOR_PASSWORD);
  const ask = async (path: string): Promise<number> =>
    (await fetch(`${cms.url}${path}`, { headers: { authorization: `Bearer ${token}` } })).status;
  const manager = '/content-manager/collection-types';
  expect(await ask(`${manager}/api::page.page`)).toBe(200);
  expect(await ask(`${manager}/api::lead.lead`)).toBe(200);
  expect(await ask(`${manager}/api::testimonial.testimonial`)).toBe(200);
  expect(await ask('/content-manager/single-types/api::header.header')).toBe(200);
  expect(await ask('/content-manager/single-types/api::site.site')).toBe(403);
  expect(await ask(`${manager}/plugin::users-permissions.user`)).toBe(200);
  expect(await ask('/admin/users')).toBe(403);
  expect(await ask('/admin/roles')).toBe(403);
  expect(await ask('/admin/api-tokens')).toBe(403);
});

test('CMS-3 the agency editor saves and publishes a page', async () => {
  const token = await logIn(cms.url, environment.EDITOR_EMAIL, environment.EDITOR_PASSWORD);
  const response = await fetch(
    `${cms.url}/content-manager/collection-types/api::page.page/actions/publish?locale=fr`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ key: 'news', title: 'Nouvelles', sort: 5, path: 'nouvelles' }),
    },
  );
  expect(response.status).toBe(200);
  const { data } = await cms.query<{ pages: object[] }>(
    '{ pages(locale: "fr", filters: { key: { eq: "news" } }) { title path } }',
  );
  expect(data?.pages).toEqual([{ title: 'Nouvelles', path: 'nouvelles' }]);
});

test('LANG-2 there are exactly four languages of content', async () => {
  const locales = (await cms.strapi.db.query('plugin::i18n.locale').findMany({})) as {
    code: string;
  }[];
  expect(locales.map(({ code }) => code).sort()).toEqual(['de', 'en', 'fr', 'nl']);
});
