import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { bootCms, type TestCms } from '../../../test/boot';
import { buildListing, buildSnapshot } from '../../../test/build-snapshot';
import { openAdmin, openAdmins, type RequestAdmin } from '../../../test/open-admin';
import { importSnapshot } from '../../listings/import/import-snapshot';
import { rotateFactors } from '../../platform/staff/second-factor/rotate-factors';
import { FACTORS } from '../../platform/staff/second-factor/factor-rows';
import { decryptSecret, encryptSecret } from '../../platform/staff/second-factor/accept-code';
import { loadSecrets } from '../secrets/load-secrets';
import { rotateSecrets } from '../secrets/secret-rows';
import { findKind } from '../find-kind';
import { moveSnapshotSettings } from '../ensure-sources';
import { testConnection } from './test-connection';
import type { FeedForm, KindForms, TestResult } from './form-responses';

const TOKEN = 'the-token-nobody-sees';
const PROVIDER = 'provider-4711';
const FORMS = '/agency/feed-forms';

let cms: TestCms;
let asAdministrator: RequestAdmin;
let asEditor: RequestAdmin;
let server: Server;
let url: string;
/** Answers of the system, by path. */
let answer: RequestListener;
let asked: { path: string; authorization: string }[] = [];
const logged: string[] = [];

beforeAll(async () => {
  cms = await bootCms({
    environment: { CRON: 'false', FEED_PRIVATE_HOSTS: '127.0.0.1,localhost' },
  });
  ({ asAdministrator, asEditor } = await openAdmins(cms));
  server = createServer((request, response) => {
    const { url: path = '', headers } = request;
    asked.push({ path, authorization: headers.authorization ?? '' });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  for (const level of ['error', 'warn', 'info', 'debug'] as const) {
    vi.spyOn(cms.strapi.log, level).mockImplementation((...args: unknown[]) => {
      logged.push(args.map(String).join(' '));
      return cms.strapi.log;
    });
  }
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await cms.stop();
});

beforeEach(async () => {
  asked = [];
  answer = ({ url: path }, response) => {
    const isCatalogue = path?.includes('catalogs/');
    response.end(JSON.stringify(isCatalogue ? [] : { total_items: 0, properties: [] }));
  };
  const { connection } = cms.strapi.db;
  for (const table of ['import_sources', 'feed_secrets', 'feed_changes', 'feed_states']) {
    await connection(table).delete();
  }
});

afterEach(() => vi.unstubAllEnvs());

const buildForm = (changes: object = {}): object => ({
  key: 'main',
  kind: 'apimo',
  values: { name: 'Apimo Brussels', everyMinutes: 30, sendLeads: false },
  settings: { agencyId: 12, url },
  secrets: { PROVIDER, TOKEN },
  ...changes,
});

async function create(changes: object = {}) {
  const made = await asAdministrator('POST', FORMS, buildForm(changes));
  expect([made.status, made.body.error]).toEqual([200, undefined]);
}

const readForm = async (key = 'main'): Promise<FeedForm> =>
  (await asAdministrator('GET', `${FORMS}/${key}`)).body as unknown as FeedForm;

const listWrong = ({ body }: { body: { error?: { details?: unknown } } }): string[] =>
  ((body.error?.details ?? {}) as { errors?: { path: string[] }[] }).errors?.map(({ path }) =>
    path.join('.'),
  ) ?? [];

const testForm = async (changes: object = {}): Promise<TestResult> => {
  const { status, body } = await asAdministrator('POST', `${FORMS}/test`, buildForm(changes));
  expect([status, body.error]).toEqual([200, undefined]);
  return body as unknown as TestResult;
};

test('DATA-12 a feed is set up without JSON or a restart, and no answer, row or log holds its secrets', async () => {
  const { body: forms } = await asAdministrator('GET', FORMS);
  const { kinds } = forms as unknown as KindForms;
  expect(kinds.find(({ key }) => key === 'apimo')?.fields).toContainEqual({
    name: 'TOKEN',
    input: 'secret',
    isRequired: true,
    initial: null,
    choices: [],
    onlyWith: null,
    isRare: false,
  });
  await create();
  const feeds = await asEditor('GET', '/agency/feeds');
  const form = await asAdministrator('GET', `${FORMS}/main`);
  expect(form.body).toMatchObject({
    key: 'main',
    kind: 'apimo',
    values: { name: 'Apimo Brussels', everyMinutes: 30 },
    settings: { agencyId: 12, url },
    secrets: [
      { name: 'PROVIDER', state: 'stored', variable: 'FEED_MAIN_PROVIDER' },
      { name: 'TOKEN', state: 'stored', changedAt: expect.any(String) },
    ],
  });
  const [feed] = feeds.body as unknown as object[];
  expect(feed).toMatchObject({ name: 'Apimo Brussels', enabled: false, listings: 0 });
  expect(feed).toMatchObject({ secrets: [{ state: 'stored' }, { name: 'TOKEN' }] });
  const tried = await asAdministrator('POST', '/agency/feeds/main/try', {});
  const { connection } = cms.strapi.db;
  const rows = await Promise.all(
    ['feed_secrets', 'feed_changes', 'import_sources'].map((table) => connection(table)),
  );
  const everything = JSON.stringify([forms, form, feeds, tried, rows, logged]);
  expect(tried.body).toMatchObject({ report: { outcome: 'done' } });
  expect(asked[0]?.authorization).toBe(
    `Basic ${Buffer.from(`${PROVIDER}:${TOKEN}`).toString('base64')}`,
  );
  for (const secret of [TOKEN, PROVIDER]) expect(everything).not.toContain(secret);
});

test('DATA-12 wrong fields are named all at once, in the language of the reader, and nothing is stored', async () => {
  const wrong = {
    key: 'Main 1',
    values: { everyMinutes: 1, sendLeads: true, leadAddress: 'nobody' },
    settings: { agencyId: '', url: 'feed.example' },
    secrets: { TOKEN: '' },
  };
  const refused = await asAdministrator('POST', FORMS, buildForm(wrong));
  expect(refused.status).toBe(400);
  expect(listWrong(refused)).toEqual([
    'key',
    'values.everyMinutes',
    'values.leadAddress',
    'settings.agencyId',
    'settings.url',
    'secrets.PROVIDER',
    'secrets.TOKEN',
  ]);
  expect(refused.body.error?.message).toContain('Agency number: fill this in.');
  expect(await cms.strapi.db.connection('import_sources')).toEqual([]);
  const other = await asAdministrator('POST', FORMS, buildForm({ kind: 'none' }));
  expect(listWrong(other)).toEqual(['kind']);
  expect((await asAdministrator('POST', FORMS, { secrets: 7 })).status).toBe(400);
});

test('DATA-12 two feeds of one kind have their own secrets; a key is taken once', async () => {
  await create();
  const taken = await asAdministrator('POST', FORMS, buildForm());
  expect(listWrong(taken)).toEqual(['key']);
  await create({ key: 'second', secrets: { PROVIDER: 'other', TOKEN: 'another' } });
  const kind = findKind('apimo')!;
  const read = async (key: string) =>
    (await loadSecrets(cms.strapi.db.connection, key, kind)).read('TOKEN');
  expect([await read('main'), await read('second')]).toEqual([TOKEN, 'another']);
});

test('DATA-12 a feed is renamed and changed; secrets that are not typed stay, and who changed what is kept', async () => {
  await create();
  const changed = { values: { name: 'North', everyMinutes: 60 }, secrets: { TOKEN: '' } };
  const saved = await asAdministrator('PUT', `${FORMS}/main`, buildForm(changed));
  expect(saved.status).toBe(200);
  expect(await testForm({ secrets: {} })).toEqual({ outcome: 'works', listings: 0 });
  const replaced = { ...changed, secrets: { TOKEN: 'new-token' } };
  await asAdministrator('PUT', `${FORMS}/main`, buildForm(replaced));
  await asAdministrator('POST', `${FORMS}/main/switch`, { enabled: true });
  const { values, changes } = await readForm();
  expect(values).toMatchObject({ name: 'North', everyMinutes: 60 });
  expect(changes.map(({ act, fields }) => [act, fields.toSorted()])).toEqual([
    ['changed', ['enabled']],
    ['secrets', ['TOKEN']],
    ['changed', ['everyMinutes', 'name']],
    ['secrets', ['PROVIDER', 'TOKEN']],
    ['created', expect.arrayContaining(['agencyId', 'name', 'url'])],
  ]);
  expect(changes.every(({ by }) => by !== null)).toBe(true);
  expect(JSON.stringify(changes)).not.toContain('new-token');
});

test('DATA-12 what the environment sets wins, is said, and is not stored', async () => {
  vi.stubEnv('FEED_MAIN_TOKEN', 'of-the-environment');
  const refused = await asAdministrator('POST', FORMS, buildForm());
  expect(listWrong(refused)).toEqual(['secrets.TOKEN']);
  expect(refused.body.error?.message).toContain('FEED_MAIN_TOKEN');
  await create({ secrets: { PROVIDER } });
  expect((await readForm()).secrets).toMatchObject([
    { name: 'PROVIDER', state: 'stored' },
    { name: 'TOKEN', state: 'environment', changedAt: null },
  ]);
  expect(await testForm({ secrets: {} })).toMatchObject({ outcome: 'works' });
  const sent = Buffer.from(`${PROVIDER}:of-the-environment`).toString('base64');
  expect(asked.at(-1)?.authorization).toBe(`Basic ${sent}`);
});

test('DATA-12 stored secrets are sent to no other host than the one they were written for', async () => {
  await create();
  const moved = { settings: { agencyId: 12, url: url.replace('127.0.0.1', 'localhost') } };
  const tested = await asAdministrator(
    'POST',
    `${FORMS}/test`,
    buildForm({ ...moved, secrets: {} }),
  );
  expect(listWrong(tested)).toEqual(['secrets.PROVIDER', 'secrets.TOKEN']);
  const saved = await asAdministrator('PUT', `${FORMS}/main`, buildForm({ ...moved, secrets: {} }));
  expect(listWrong(saved)).toEqual(['secrets.PROVIDER', 'secrets.TOKEN']);
  expect(saved.body.error?.message).toContain('another host');
  expect(asked).toEqual([]);
  // By the content manager too: there they are deleted.
  const uid = 'api::import-source.import-source';
  const row = await cms.strapi.db.query(uid).findOne({ where: { key: 'main' } });
  const path = `/content-manager/collection-types/${uid}/${row?.documentId}`;
  const { status } = await asAdministrator('PUT', path, moved);
  expect(status).toBe(200);
  expect((await readForm()).secrets.map(({ state }) => state)).toEqual(['missing', 'missing']);
  const retyped = buildForm({ ...moved, secrets: { PROVIDER, TOKEN } });
  expect((await asAdministrator('PUT', `${FORMS}/main`, retyped)).status).toBe(200);
});

test.each([
  ['refuses the login', 401, '', 'login', ['PROVIDER', 'TOKEN']],
  ['forbids it', 403, '', 'login', ['PROVIDER', 'TOKEN']],
  ['has nothing there', 404, '', 'missing', ['url']],
  ['is broken', 500, '', 'status', []],
  ['answers no JSON', 200, '<html>', 'answer', []],
  ['answers something else', 200, '{"ok":true}', 'answer', []],
])(
  'DATA-12 the test of a connection says that the system %s',
  async (_, status, text, failure, fields) => {
    answer = (_request, response) => {
      response.writeHead(status).end(text);
    };
    const result = await testForm();
    expect(result).toMatchObject({ outcome: 'failed', failure, fields });
    expect(JSON.stringify(result)).not.toContain(TOKEN);
    expect(await cms.strapi.db.connection('import_sources')).toEqual([]);
  },
);

test('DATA-12 the test of a connection says when the system is slow, closed, unknown, or without TLS', async () => {
  answer = () => undefined;
  const body = buildForm();
  const limits = { timeoutMs: 200, allMs: 2000 };
  expect(await testConnection(cms.strapi, body, limits)).toMatchObject({ failure: 'slow' });
  answer = (_, response) => response.destroy();
  expect(await testForm()).toMatchObject({ failure: 'closed' });
  const at = (address: string) => testForm({ settings: { agencyId: 12, url: address } });
  expect(await at('http://127.0.0.1:1/')).toMatchObject({ failure: 'closed' });
  expect(await at(url.replace('http:', 'https:'))).toMatchObject({
    failure: 'tls',
    fields: ['url'],
  });
  expect(await at('http://10.0.0.1/')).toMatchObject({ failure: 'private' });
});

test('DATA-12 an answer that repeats a password is shown without it', async () => {
  answer = (_, response) => {
    const Message = `No customer Office with ${TOKEN}`;
    response.end(JSON.stringify({ GetPropertyListJsonResult: { Success: false, Message } }));
  };
  const secrets = { NAME: 'Office', PASSWORD: TOKEN };
  expect(await testForm({ kind: 'omnicasa', settings: { url }, secrets })).toMatchObject({
    failure: 'answer',
    detail: 'GetPropertyList refused: No customer … with …',
  });
});

test.each([
  ['GET', FORMS],
  ['POST', FORMS],
  ['POST', `${FORMS}/test`],
  ['GET', `${FORMS}/main`],
  ['PUT', `${FORMS}/main`],
  ['POST', `${FORMS}/main/switch`],
  ['POST', `${FORMS}/main/remove`],
])('DATA-12 an editor may not %s %s', async (method, path) => {
  await create();
  const body = method === 'GET' ? undefined : buildForm({ listings: 'withdraw' });
  expect((await asEditor(method, path, body)).status).toBe(403);
  const stranger = await fetch(cms.url + path, { method });
  expect(stranger.status).toBe(401);
});

test('DATA-12 a role that may change feeds and not delete them is refused to delete one', async () => {
  await create();
  const uid = 'api::import-source.import-source';
  const roles = cms.strapi.service('admin::role') as unknown as {
    create(role: object): Promise<{ id: number }>;
    assignPermissions(id: number, permissions: object[]): Promise<unknown>;
  };
  const role = await roles.create({ name: 'Feeds', code: 'feeds-only', description: '' });
  await roles.assignPermissions(role.id, [
    {
      action: 'plugin::content-manager.explorer.update',
      subject: uid,
      properties: { fields: ['key'] },
    },
  ]);
  const login = { email: 'feeds@corbelle.example', password: 'Feeds-password-1' };
  await cms.strapi.service('admin::user').create({
    ...login,
    firstname: 'F',
    lastname: 'F',
    isActive: true,
    roles: [role.id],
  });
  const asFeeds = await openAdmin(cms, login.email, login.password);
  expect((await asFeeds('GET', `${FORMS}/main`)).status).toBe(200);
  expect((await asFeeds('POST', FORMS, buildForm({ key: 'x' }))).status).toBe(403);
  expect((await asFeeds('POST', `${FORMS}/main/remove`, { listings: 'keep' })).status).toBe(403);
});

test.each([
  ['keep', 'active'],
  ['withdraw', 'withdrawn'],
])('DATA-12 the listings of a deleted feed: %s', async (listings, state) => {
  await create();
  await importSnapshot(cms.strapi, {
    source: buildSnapshot([buildListing({ ID: '100' }), buildListing({ ID: '101' })]),
    key: 'main',
    storePicture: () => Promise.resolve(0),
  });
  const { connection } = cms.strapi.db;
  await connection('feed_states').insert({ source: 'main', due_at: 5, asked: false, confirmed: 2 });
  expect((await asAdministrator('POST', `${FORMS}/main/remove`, {})).status).toBe(400);
  const removed = await asAdministrator('POST', `${FORMS}/main/remove`, { listings });
  expect([removed.status, removed.body]).toEqual([
    200,
    { withdrawn: listings === 'withdraw' ? 2 : 0 },
  ]);
  const rows = connection('listings').where({ source: 'main' });
  expect(await rows.orderBy('external_id').pluck('state')).toEqual([state, state]);
  for (const table of ['feed_secrets', 'feed_states']) {
    expect([table, await connection(table).where({ source: 'main' })]).toEqual([table, []]);
  }
  expect((await asAdministrator('GET', `${FORMS}/main`)).status).toBe(404);
  const last = await connection('feed_changes').where({ source: 'main' }).orderBy('id', 'desc');
  expect(last[0]).toMatchObject({ act: 'removed' });
});

test('DATA-12 after a change of the key a command encrypts stored secrets again, and says what it cannot read', async () => {
  await create();
  await create({ key: 'second' });
  const { connection } = cms.strapi.db;
  const [from, to] = [String(process.env.ENCRYPTION_KEY), 'fresh-0123456789-0123456789-0123456789'];
  const factor = { staff: 7, secret: encryptSecret(cms.strapi, 'BASE32'), salt: '' };
  const numbers = { pending_until: 0, last_step: 0, failures: 0, locked_until: 0 };
  await connection(FACTORS).insert({ ...factor, ...numbers });
  vi.stubEnv('ENCRYPTION_KEY', to);
  expect((await readForm()).secrets.map(({ state }) => state)).toEqual([
    'unreadable',
    'unreadable',
  ]);
  vi.stubEnv('ENCRYPTION_KEY_FORMER', from);
  expect((await readForm()).secrets.map(({ state }) => state)).toEqual(['stored', 'stored']);
  await connection('feed_secrets')
    .where({ source: 'second', name: 'TOKEN' })
    .update({ value: '1.AAAA' });
  const unreadable = ['second TOKEN'];
  expect(await rotateSecrets(connection, { from, to })).toEqual({
    rotated: 3,
    current: 0,
    unreadable,
  });
  expect(await rotateSecrets(connection, { from, to })).toEqual({
    rotated: 0,
    current: 3,
    unreadable,
  });
  expect(await rotateFactors(cms.strapi, { from, to })).toMatchObject({ rotated: 1 });
  expect(await rotateFactors(cms.strapi, { from, to })).toMatchObject({ current: 1 });
  const { secret } = (await connection(FACTORS).first('secret')) as { secret: string };
  expect(decryptSecret(cms.strapi, secret)).toBeNull();
  await connection(FACTORS).delete();
  vi.stubEnv('ENCRYPTION_KEY_FORMER', '');
  expect((await readForm()).secrets.map(({ state }) => state)).toEqual(['stored', 'stored']);
  expect((await readForm('second')).secrets).toMatchObject([
    { state: 'stored' },
    { state: 'unreadable' },
  ]);
});

test('DATA-12 the login in the former site settings is stored encrypted', async () => {
  const value = { url: 'https://feed:se%3Acret@agency.example/', every_minutes: 15, active: 1 };
  const { connection } = cms.strapi.db;
  await connection('strapi_core_store_settings').insert({
    key: 'agency_former_snapshot',
    type: 'object',
    value: JSON.stringify(value),
  });
  await moveSnapshotSettings(cms.strapi);
  const secrets = await loadSecrets(connection, 'snapshot', findKind('snapshot')!);
  expect(secrets.read('LOGIN')).toBe('feed:se:cret');
});
