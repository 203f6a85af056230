import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { languages } from '@agency/domain/languages';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { bootCms, type TestCms } from '../../test/boot';
import { buildListing, buildRecord, buildSnapshot } from '../../test/build-snapshot';
import { buildEnvironment } from '../../test/environment';
import { logIn } from '../../test/log-in';
import { openAdmins, type RequestAdmin } from '../../test/open-admin';
import { moveSnapshotSettings } from './ensure-sources';
import { FeedError } from './feed-error';
import { countEvents, workEvents } from './feed-events';
import type { FeedContext, FeedItem, FeedKind, FeedResult } from './feed-kind';
import { listFailedSources } from './list-feeds';
import { receiveEvent } from './receive-event';
import { reportAddresses } from './report-addresses';
import { runWhenDue, trySource } from './run-source';
import { keepFile, listFiles } from './source-files';
import { findState, writeState } from './source-state';
import { findSource, SOURCE } from './sources';

const LISTING = 'api::listing.listing';
const MINUTE = 60_000;

/** What the kind of these tests answers. */
let answer: (context: FeedContext<unknown>) => Promise<Partial<FeedResult>>;
/** What it does with the address of a listing. */
let takeAddress: (externalId: string, url: string) => Promise<void>;

vi.mock('./kinds/feed-kinds', () => {
  const kind: FeedKind = {
    key: 'whise',
    settings: z.object({ office: z.number().optional() }),
    secrets: ['TOKEN'],
    incremental: true,
    read: async (context) => {
      const nothing = { listings: [], projects: [], removed: [], rejected: [], notUnderstood: [] };
      return { ...nothing, complete: true, ...(await answer(context)) };
    },
    receive: (body, headers, secret) =>
      headers['x-signature'] === secret('TOKEN')
        ? (JSON.parse(body.toString()) as { event: string; id: string })
        : { status: 401, reason: 'The signature is wrong.' },
    reportAddress: (_connection, { externalId, url }) => takeAddress(externalId, url),
  };
  return { feedKinds: [kind] };
});

let cms: TestCms;
let asEditor: RequestAdmin;
let asAdministrator: RequestAdmin;
let server: Server;
let url: string;
let folder: string;
let pictures = 0;
let now = Date.now();

beforeAll(async () => {
  cms = await bootCms({
    environment: {
      CRON: 'false',
      FEED_PRIVATE_HOSTS: '127.0.0.1',
      FEED_AGENCY_TOKEN: 'a-secret-token',
    },
  });
  ({ asEditor, asAdministrator } = await openAdmins(cms));
  folder = buildSnapshot([buildListing({ ID: '100' })]);
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://feed');
    if (pathname.startsWith('/pictures/')) {
      pictures += 1;
      response.end(picture);
      return;
    }
    readFile(path.join(folder, pathname)).then(
      (bytes) => response.end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.close();
  await cms.stop();
});

beforeEach(async () => {
  const { connection } = cms.strapi.db;
  for (const { documentId } of await cms.strapi.documents(LISTING).findMany({ limit: 1000 })) {
    await cms.strapi.documents(LISTING).delete({ documentId });
  }
  for (const table of [
    'import_sources',
    'feed_states',
    'feed_events',
    'feed_addresses',
    'import_runs',
  ]) {
    await connection(table).delete();
  }
});

/** A picture of one pixel. */
const picture = Buffer.from(
  'R0lGODlhAQABAPAAAAAAAAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==',
  'base64',
);

async function addSource(data: object = {}): Promise<void> {
  const rest = { key: 'agency', kind: 'whise', everyMinutes: 30, enabled: true, paused: false };
  // Past the Document Service: the compiled CMS does not know the kind of these tests.
  await cms.strapi.db.query(SOURCE).create({ data: { settings: {}, ...rest, ...data } as never });
}

function buildItem(externalId: string, overrides: object = {}): FeedItem {
  const records = Object.fromEntries(
    languages.map((language) => [language, buildRecord({ ...overrides }, language)]),
  );
  return { externalId, records };
}

const items = (count: number, overrides: object = {}): FeedItem[] =>
  Array.from({ length: count }, (_, index) => buildItem(`n${index}`, overrides));

/** Runs the source, half an hour after the last time. */
/** The source answers so, and counts it, once it is let; at the latest when the test is over. */
function holdAnswers(result: Partial<FeedResult>) {
  const held = { reads: 0, release: (): void => undefined };
  const released = new Promise<void>((resolve) => (held.release = resolve));
  onTestFinished(() => held.release());
  answer = async () => {
    held.reads += 1;
    await released;
    return result;
  };
  return held;
}

async function run(key = 'agency') {
  now += 30 * MINUTE;
  const { signal } = new AbortController();
  return runWhenDue(cms.strapi, key, { now: new Date(now), signal });
}

/** The same, reading everything. */
async function runWhole() {
  await writeState(cms.strapi.db.connection, 'agency', { full_at: null });
  return run();
}

async function listReferences(): Promise<Record<string, string>> {
  const rows = (await cms.strapi.db.query(LISTING).findMany({})) as Record<string, string>[];
  return Object.fromEntries(rows.map(({ reference, state }) => [reference, state]));
}

test('DATA-3 a snapshot at an address is a source, read as often as it says', async () => {
  const made = await asAdministrator('POST', `/content-manager/collection-types/${SOURCE}`, {
    key: 'file',
    kind: 'snapshot',
    // As the form of the admin sends it.
    settings: JSON.stringify({ url }),
    everyMinutes: 30,
    enabled: true,
    paused: false,
  });
  expect(made.status).toBe(201);
  const { signal } = new AbortController();
  const at = (minutes: number) =>
    runWhenDue(cms.strapi, 'file', { now: new Date(now + minutes * MINUTE), signal });
  expect(await at(0)).toMatchObject({ outcome: 'done', added: 1 });
  expect(await at(29)).toBeNull();
  expect(await at(31)).toMatchObject({ outcome: 'done', unchanged: 1, added: 0 });
  expect(await listReferences()).toEqual({ 100: 'active' });
});

test.each([
  ['another key', { key: 'Whise 1' }, 'small letters'],
  ['an unknown setting', { settings: { path: '/etc' } }, 'missing or wrong'],
  ['what is no JSON', { settings: '{"url": ' }, 'Write JSON'],
  ['a login in the address', { settings: { url: 'https://a:b@feed.example/' } }, 'environment'],
])('DATA-3 a source is checked where it is written: %s', async (_, data, message) => {
  const { status, body } = await asAdministrator(
    'POST',
    `/content-manager/collection-types/${SOURCE}`,
    { key: 'file', kind: 'snapshot', everyMinutes: 30, enabled: true, paused: false, ...data },
  );
  expect([status, body.error?.message]).toEqual([400, expect.stringContaining(message)]);
});

test('DATA-3 a run touches the listings of its own source alone', async () => {
  const manual = { reference: 'n0', goal: 'sale', state: 'active', availability: 'available' };
  await cms.strapi.documents(LISTING).create({ data: manual as never });
  await addSource();
  await addSource({ key: 'other' });
  answer = () => Promise.resolve({ listings: items(2) });
  expect(await run()).toMatchObject({ outcome: 'done', added: 2 });
  expect(await run('other')).toMatchObject({ outcome: 'done', added: 2 });
  const names = ['agency-n0', 'n0', 'n1', 'other-n0', 'other-n1'];
  expect(Object.keys(await listReferences()).sort()).toEqual(names);
  answer = () => Promise.resolve({ listings: [buildItem('n1', { Price: 1 })] });
  expect(await runWhole()).toMatchObject({ updated: 1, withdrawn: 1 });
  expect(await listReferences()).toEqual({
    n0: 'active',
    n1: 'active',
    'agency-n0': 'withdrawn',
    'other-n0': 'active',
    'other-n1': 'active',
  });
});

test('DATA-3 an unchanged run writes nothing and fetches no picture, though their addresses expire', async () => {
  await addSource();
  let turn = 0;
  answer = () => {
    turn += 1;
    const Url = `${url}/pictures/a.gif?signature=${turn}`;
    const pictured = (Changed: string) => ({ Pictures: [{ ID: 'a', Url, Changed }] });
    return Promise.resolve({ listings: [buildItem('n0', pictured(turn < 4 ? '1' : '2'))] });
  };
  pictures = 0;
  expect(await run()).toMatchObject({ added: 1, problems: [] });
  expect(await run()).toMatchObject({ unchanged: 1, updated: 0 });
  expect(pictures).toBe(1);
  await cms.strapi.db.connection('listings').update({ source_hash: 'read differently' });
  expect(await run()).toMatchObject({ updated: 1, problems: [] });
  expect(pictures).toBe(1);
  expect(await run()).toMatchObject({ updated: 1, problems: [] });
  expect(pictures).toBe(2);
});

test('DATA-3 large withdrawals wait until an administrator confirms as many', async () => {
  await addSource();
  answer = () => Promise.resolve({ listings: items(20) });
  await run();
  answer = () => Promise.resolve({ listings: items(13) });
  expect(await runWhole()).toMatchObject({ outcome: 'refused', losses: 7 });
  expect(Object.values(await listReferences())).not.toContain('withdrawn');
  expect(await listFailedSources(cms.strapi)).toMatchObject([{ key: 'agency', losses: 7 }]);
  const confirm = (losses: number) =>
    asAdministrator('POST', '/agency/feeds/agency/confirm', { losses });
  expect((await confirm(8)).status).toBe(400);
  expect((await confirm(7)).status).toBe(200);
  answer = () => Promise.resolve({ listings: items(12) });
  expect(await runWhole()).toMatchObject({ outcome: 'refused', losses: 8 });
  expect((await confirm(8)).status).toBe(200);
  expect(await runWhole()).toMatchObject({ outcome: 'done', withdrawn: 8 });
  expect(await findState(cms.strapi.db.connection, 'agency')).toMatchObject({ confirmed: 0 });
});

test.each([
  ['nothing at all', { listings: [] }, 'refused'],
  ['a part', { listings: [], complete: false }, 'done'],
  ['records that cannot be read', { listings: [], rejected: ['n0', 'n1'] }, 'done'],
])('DATA-3 an answer of %s withdraws nothing', async (_, given, outcome) => {
  await addSource();
  answer = () => Promise.resolve({ listings: items(2) });
  await run();
  answer = () => Promise.resolve(given);
  const report = await runWhole();
  expect(report?.outcome).toBe(outcome);
  expect(Object.values(await listReferences())).toEqual(['active', 'active']);
});

test('DATA-3 an answer that breaks off changes nothing, names no secret and is tried again soon', async () => {
  await addSource();
  answer = () => Promise.resolve({ listings: items(2) });
  await run();
  answer = ({ secret }) => Promise.reject(new FeedError(`page 2 of ${secret('TOKEN')} is missing`));
  const report = await run();
  expect(report).toMatchObject({ outcome: 'failed', message: 'page 2 of … is missing' });
  const { due_at: due } = await findState(cms.strapi.db.connection, 'agency');
  expect(due - now).toBe(10 * MINUTE);
});

test('DATA-3 what changed since the last run is asked for, and everything once a day', async () => {
  await addSource();
  const asked: (Date | null)[] = [];
  answer = ({ since }) => {
    asked.push(since);
    const part = { removed: ['n1'], complete: false };
    return Promise.resolve(since ? part : { listings: items(2) });
  };
  await run();
  expect(await run()).toMatchObject({ outcome: 'done', withdrawn: 1 });
  await writeState(cms.strapi.db.connection, 'agency', { full_at: now - 24 * 60 * MINUTE });
  expect(await run()).toMatchObject({ outcome: 'done', updated: 1 });
  expect(asked.map((since) => since !== null)).toEqual([false, true, false]);
});

test('DATA-3 two runs of one source never overlap, and one that died is taken up again', async () => {
  await addSource();
  const held = holdAnswers({ listings: items(1) });
  const first = run();
  await expect.poll(() => held.reads).toBe(1);
  expect(await run()).toBeNull();
  held.release();
  expect(await first).toMatchObject({ outcome: 'done' });
  expect(held.reads).toBe(1);
  // A process that died leaves its lease; when that is over, the source is due still.
  await writeState(cms.strapi.db.connection, 'agency', { due_at: 0 });
  const lease = { lease: 'dead', leased_until: Date.now() + 1000 };
  const leases = cms.strapi.db.connection('job_leases').where({ name: 'import:agency' });
  await leases.clone().update(lease);
  expect(await run()).toBeNull();
  await leases.clone().update({ leased_until: Date.now() - 1 });
  expect(await run()).toMatchObject({ outcome: 'done', unchanged: 1 });
});

test('DATA-3 a paused source is read when asked, and only then', async () => {
  await addSource({ paused: true });
  answer = () => Promise.resolve({ listings: items(1) });
  expect(await run()).toBeNull();
  expect((await asAdministrator('POST', '/agency/feeds/agency/run')).status).toBe(200);
  expect(await run()).toMatchObject({ added: 1 });
  expect(await run()).toBeNull();
});

test('DATA-3 a trial says what would change and writes nothing', async () => {
  await addSource();
  answer = () => Promise.resolve({ listings: items(1) });
  await run();
  answer = () => Promise.resolve({ listings: [...items(1, { Price: 200_000 }), buildItem('new')] });
  const source = await findSource(cms.strapi, 'agency');
  const { signal } = new AbortController();
  const trial = source && (await trySource(cms.strapi, source, signal));
  expect(trial?.report).toMatchObject({ added: 1, updated: 1, changes: { added: ['new'] } });
  expect(trial?.differences).toEqual([
    { reference: 'n0', field: 'price', before: '250000', after: '200000' },
  ]);
  expect(await listReferences()).toEqual({ n0: 'active' });
});

test('DATA-3 what was not understood is counted, in the record’s own words', async () => {
  await addSource();
  const unknown = { field: 'Heating', value: 'Pelletofen' };
  const notUnderstood = ['n0', 'n1'].map((record) => ({ record, ...unknown }));
  answer = () => Promise.resolve({ listings: items(2), notUnderstood });
  await run();
  const { body } = await asEditor('GET', '/agency/feeds');
  const [feed] = body as unknown as { lastRun: object }[];
  expect(feed?.lastRun).toMatchObject({
    notUnderstoodCount: 2,
    notUnderstood: [{ record: 'n0', count: 2, ...unknown }],
  });
});

async function push(body: string, signature: string) {
  const context = {
    params: { key: 'agency' },
    req: { headers: { 'x-signature': signature } },
    request: { body: { [Symbol.for('unparsedBody')]: body } },
    status: 0,
  };
  const started = performance.now();
  await receiveEvent(cms.strapi, context as never);
  return { status: context.status, ms: performance.now() - started };
}

test('DATA-3 what is pushed is stored, answered at once, and its record read afterwards', async () => {
  await addSource();
  const event = (id: string) => JSON.stringify({ event: 'estate-updated', id });
  const { signal } = new AbortController();
  expect((await push(event('n0'), 'wrong')).status).toBe(401);
  const taken = await push(event('n0'), 'a-secret-token');
  await push(event('n0'), 'a-secret-token');
  expect(taken.status).toBe(202);
  expect(taken.ms).toBeLessThan(100);
  const asked: string[] = [];
  answer = ({ event: given }) => {
    asked.push(given?.id ?? '');
    return Promise.reject(new FeedError('the token has expired'));
  };
  await workEvents(cms.strapi, signal);
  expect(await countEvents(cms.strapi.db.connection)).toEqual(new Map([['agency', 2]]));
  await cms.strapi.db.connection('feed_events').update({ due_at: 0 });
  answer = ({ event: given }) => {
    asked.push(given?.id ?? '');
    return Promise.resolve({ listings: items(1) });
  };
  await workEvents(cms.strapi, signal);
  expect(asked).toEqual(['n0', 'n0']);
  expect(await listReferences()).toEqual({ n0: 'active' });
  expect(await countEvents(cms.strapi.db.connection)).toEqual(new Map());
});

test('DATA-3 what is pushed is worked off by one process at a time, and after it died by another', async () => {
  await addSource();
  const { signal } = new AbortController();
  const { connection } = cms.strapi.db;
  const held = holdAnswers({ listings: items(1), complete: false });
  await push('{"event":"estate-updated","id":"n0"}', 'a-secret-token');
  const first = workEvents(cms.strapi, signal);
  await expect.poll(() => held.reads).toBe(1);
  await push('{"event":"estate-updated","id":"n0"}', 'a-secret-token');
  await workEvents(cms.strapi, signal);
  expect(held.reads).toBe(1);
  held.release();
  await first;
  expect(await countEvents(connection)).toEqual(new Map([['agency', 1]]));
  // What a process that died had claimed.
  await connection('feed_events').update({ lease: 'dead', leased_until: Date.now() - 1 });
  await workEvents(cms.strapi, signal);
  expect([held.reads, await countEvents(connection)]).toEqual([2, new Map()]);
});

test('DATA-3 the address of a listing is given to its source once, and again when it comes back', async () => {
  await addSource();
  const { signal } = new AbortController();
  const given: string[] = [];
  takeAddress = (_, url) => Promise.resolve(void given.push(url));
  answer = () => Promise.resolve({ listings: items(2) });
  await run();
  await reportAddresses(cms.strapi, signal);
  await run();
  await reportAddresses(cms.strapi, signal);
  expect(given.map((url) => new URL(url).pathname)).toEqual([
    '/nl/property/n0/',
    '/nl/property/n1/',
  ]);
  answer = () => Promise.resolve({ removed: ['n1'], complete: false });
  await run();
  answer = () => Promise.resolve({ listings: items(2) });
  await run();
  await reportAddresses(cms.strapi, signal);
  expect(given).toHaveLength(3);
});

test('DATA-3 an address that is refused says why, without secrets, and is tried when the record is pushed again', async () => {
  await addSource();
  const { signal } = new AbortController();
  answer = () => Promise.resolve({ listings: items(1), complete: false });
  takeAddress = () => Promise.reject(new FeedError('a-secret-token knows no n0', 'final', 404));
  await run();
  await reportAddresses(cms.strapi, signal);
  const [feed] = (await asEditor('GET', '/agency/feeds')).body as unknown as object[];
  expect(feed).toMatchObject({ refusedAddresses: { count: 1, reason: '… knows no n0' } });
  let taken = 0;
  takeAddress = () => Promise.resolve(void (taken += 1));
  await run();
  await reportAddresses(cms.strapi, signal);
  expect(taken).toBe(0);
  await push('{"event":"estate-updated","id":"n0"}', 'a-secret-token');
  await workEvents(cms.strapi, signal);
  await reportAddresses(cms.strapi, signal);
  expect(taken).toBe(1);
});

test('DATA-3 a file that is uploaded lies in the folder of its source, unless no run could read it', async () => {
  // Kinds as the compiled CMS has them.
  await addSource({ key: 'files', kind: 'openimmo', paused: true });
  await addSource({ paused: true });
  const { ADMIN_EMAIL = '', ADMIN_PASSWORD = '' } = buildEnvironment();
  const authorization = `Bearer ${await logIn(cms.url, ADMIN_EMAIL, ADMIN_PASSWORD)}`;
  const upload = async (name: string, content: string, key = 'files'): Promise<number> => {
    const body = new FormData();
    body.append('file', new Blob([content]), name);
    const path = `${cms.url}/agency/feeds/${key}/files`;
    return (await fetch(path, { method: 'POST', headers: { authorization }, body })).status;
  };
  const whole = '<openimmo><uebertragung umfang="VOLL"/></openimmo>';
  expect(await upload('script.sh', whole)).toBe(400);
  expect(await upload('half.xml', '<openimmo><ueber')).toBe(400);
  expect(await upload('other.xml', '<a/>')).toBe(400);
  expect(await upload('archive.zip', whole)).toBe(400);
  expect(await upload('listings.xml', whole, 'agency')).toBe(400);
  expect(await upload('listings.xml', whole)).toBe(200);
  expect((await listFiles('files')).map(({ name }) => name)).toEqual(['listings.xml']);
});

test('DATA-3 a file of a source is set aside once a run has read it', async () => {
  await addSource();
  await keepFile('agency', 'listings.xml', Buffer.from('<a/>'));
  const seen: string[] = [];
  answer = async ({ files }) => {
    for (const file of await files()) seen.push(file.name, String(await file.read()));
    return { listings: items(1), consumed: ['listings.xml'] };
  };
  await run();
  expect(seen).toEqual(['listings.xml', '<a/>']);
  expect(await listFiles('agency')).toEqual([]);
});

test('DATA-3 nothing is taken for a source that is not in use', async () => {
  await addSource({ enabled: false });
  expect((await push('{}', 'a-secret-token')).status).toBe(404);
  const answered = await fetch(`${cms.url}/feeds/nobody`, { method: 'POST' });
  expect(answered.status).toBe(404);
});

test('CMS-3 editors see how feeds stand, and names of secrets alone; administrators change them', async () => {
  await addSource();
  const { status, body } = await asEditor('GET', '/agency/feeds');
  expect([status, JSON.stringify(body)]).toEqual([200, expect.not.stringContaining('a-secret')]);
  for (const act of ['run', 'try', 'pause', 'confirm']) {
    const path = `/agency/feeds/agency/${act}`;
    expect([act, (await asEditor('POST', path, {})).status]).toEqual([act, 403]);
  }
  expect((await asAdministrator('POST', '/agency/feeds/none/run')).status).toBe(404);
});

test('DATA-3 the address that stood in the site’s settings becomes a source, its login a variable', async () => {
  const warn = vi.spyOn(cms.strapi.log, 'warn').mockReturnValue(cms.strapi.log);
  const value = {
    url: 'https://feed:secret@agency.example/listings/',
    every_minutes: 15,
    active: 1,
  };
  await cms.strapi.db
    .connection('strapi_core_store_settings')
    .insert({ key: 'agency_former_snapshot', type: 'object', value: JSON.stringify(value) });
  await moveSnapshotSettings(cms.strapi);
  await moveSnapshotSettings(cms.strapi);
  expect(await findSource(cms.strapi, 'snapshot')).toMatchObject({
    kind: 'snapshot',
    settings: { url: 'https://agency.example/listings/', login: true },
    everyMinutes: 15,
    enabled: true,
  });
  expect(warn).toHaveBeenCalledTimes(1);
  expect(String(warn.mock.calls[0]?.[0])).toContain('FEED_SNAPSHOT_LOGIN');
});
