import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { system } from '../../test/feed-system';
import {
  addSource,
  buildItem,
  buildItems,
  clearFeeds,
  holdAnswers,
  listReferences,
  MINUTE,
  openFeeds,
  run,
  runWhole,
  type Feeds,
} from '../../test/open-feeds';
import { moveSnapshotSettings } from './ensure-sources';
import { FeedError } from './feed-error';
import { listFailedSources } from './list-feeds';
import { runWhenDue, trySource } from './run-source';
import { findState, writeState } from './source-state';
import { findSource, SOURCE } from './sources';

// Replaces all kinds by a test kind.
vi.mock('./kinds/feed-kinds', async () => {
  const { feedKinds } = await import('../../test/feed-system.js');
  return { feedKinds };
});

let feeds: Feeds;

beforeAll(async () => {
  feeds = await openFeeds();
});

afterAll(() => feeds.stop());

beforeEach(() => clearFeeds(feeds));

test('DATA-3 a snapshot at an address is a source, read as often as it says', async () => {
  const made = await feeds.asAdministrator('POST', `/content-manager/collection-types/${SOURCE}`, {
    key: 'file',
    kind: 'snapshot',
    // JSON text, as sent by the admin's form.
    settings: JSON.stringify({ url: feeds.url }),
    everyMinutes: 30,
    enabled: true,
    paused: false,
  });
  expect(made.status).toBe(201);
  const { signal } = new AbortController();
  const at = (minutes: number) =>
    runWhenDue(feeds.cms.strapi, 'file', { now: new Date(feeds.now + minutes * MINUTE), signal });
  expect(await at(0)).toMatchObject({ outcome: 'done', added: 1 });
  expect(await at(29)).toBeNull();
  expect(await at(31)).toMatchObject({ outcome: 'done', unchanged: 1, added: 0 });
  expect(await listReferences(feeds)).toEqual({ 100: 'active' });
});

test.each([
  ['another key', { key: 'Whise 1' }, 'small letters'],
  ['an unknown setting', { settings: { path: '/etc' } }, 'missing or wrong'],
  ['what is no JSON', { settings: '{"url": ' }, 'Write JSON'],
  [
    'a login in the address',
    { settings: { url: 'https://a:b@feed.example/' } },
    'out of the address',
  ],
])('DATA-3 a source is checked where it is written: %s', async (_, data, message) => {
  const { status, body } = await feeds.asAdministrator(
    'POST',
    `/content-manager/collection-types/${SOURCE}`,
    { key: 'file', kind: 'snapshot', everyMinutes: 30, enabled: true, paused: false, ...data },
  );
  expect([status, body.error?.message]).toEqual([400, expect.stringContaining(message)]);
});

test('DATA-3 a run touches the listings of its own source alone', async () => {
  const manual = { reference: 'n0', goal: 'sale', state: 'active', availability: 'available' };
  await feeds.cms.strapi.documents('api::listing.listing').create({ data: manual as never });
  await addSource(feeds);
  await addSource(feeds, { key: 'other' });
  system.read = () => Promise.resolve({ listings: buildItems(2) });
  expect(await run(feeds)).toMatchObject({ outcome: 'done', added: 2 });
  expect(await run(feeds, 'other')).toMatchObject({ outcome: 'done', added: 2 });
  const names = ['agency-n0', 'n0', 'n1', 'other-n0', 'other-n1'];
  expect(Object.keys(await listReferences(feeds)).sort()).toEqual(names);
  system.read = () => Promise.resolve({ listings: [buildItem('n1', { Price: 1 })] });
  expect(await runWhole(feeds)).toMatchObject({ updated: 1, withdrawn: 1 });
  expect(await listReferences(feeds)).toEqual({
    n0: 'active',
    n1: 'active',
    'agency-n0': 'withdrawn',
    'other-n0': 'active',
    'other-n1': 'active',
  });
});

test('DATA-3 an unchanged run writes nothing and fetches no picture, though their addresses expire', async () => {
  await addSource(feeds);
  let turn = 0;
  system.read = () => {
    turn += 1;
    const Url = `${feeds.url}/pictures/a.gif?signature=${turn}`;
    const pictured = (Changed: string) => ({ Pictures: [{ ID: 'a', Url, Changed }] });
    return Promise.resolve({ listings: [buildItem('n0', pictured(turn < 4 ? '1' : '2'))] });
  };
  feeds.pictures = 0;
  expect(await run(feeds)).toMatchObject({ added: 1, problems: [] });
  expect(await run(feeds)).toMatchObject({ unchanged: 1, updated: 0 });
  expect(feeds.pictures).toBe(1);
  await feeds.cms.strapi.db.connection('listings').update({ source_hash: 'read differently' });
  expect(await run(feeds)).toMatchObject({ updated: 1, problems: [] });
  expect(feeds.pictures).toBe(1);
  expect(await run(feeds)).toMatchObject({ updated: 1, problems: [] });
  expect(feeds.pictures).toBe(2);
});

test('DATA-3 large withdrawals wait until an administrator confirms as many', async () => {
  await addSource(feeds);
  system.read = () => Promise.resolve({ listings: buildItems(20) });
  await run(feeds);
  system.read = () => Promise.resolve({ listings: buildItems(13) });
  expect(await runWhole(feeds)).toMatchObject({ outcome: 'refused', losses: 7 });
  expect(Object.values(await listReferences(feeds))).not.toContain('withdrawn');
  expect(await listFailedSources(feeds.cms.strapi)).toMatchObject([{ key: 'agency', losses: 7 }]);
  const confirm = (losses: number) =>
    feeds.asAdministrator('POST', '/agency/feeds/agency/confirm', { losses });
  expect((await confirm(8)).status).toBe(400);
  expect((await confirm(7)).status).toBe(200);
  system.read = () => Promise.resolve({ listings: buildItems(12) });
  expect(await runWhole(feeds)).toMatchObject({ outcome: 'refused', losses: 8 });
  expect((await confirm(8)).status).toBe(200);
  expect(await runWhole(feeds)).toMatchObject({ outcome: 'done', withdrawn: 8 });
  expect(await findState(feeds.cms.strapi.db.connection, 'agency')).toMatchObject({ confirmed: 0 });
});

test.each([
  ['nothing at all', { listings: [] }, 'refused'],
  ['a part', { listings: [], complete: false }, 'done'],
  ['records that cannot be read', { listings: [], rejected: ['n0', 'n1'] }, 'done'],
])('DATA-3 an answer of %s withdraws nothing', async (_, given, outcome) => {
  await addSource(feeds);
  system.read = () => Promise.resolve({ listings: buildItems(2) });
  await run(feeds);
  system.read = () => Promise.resolve(given);
  const report = await runWhole(feeds);
  expect(report?.outcome).toBe(outcome);
  expect(Object.values(await listReferences(feeds))).toEqual(['active', 'active']);
});

test('DATA-3 an answer that breaks off changes nothing, names no secret and is tried again soon', async () => {
  await addSource(feeds);
  system.read = () => Promise.resolve({ listings: buildItems(2) });
  await run(feeds);
  system.read = ({ secret }) =>
    Promise.reject(new FeedError(`page 2 of ${secret('TOKEN')} is missing`));
  const report = await run(feeds);
  expect(report).toMatchObject({ outcome: 'failed', message: 'page 2 of … is missing' });
  const { due_at: due } = await findState(feeds.cms.strapi.db.connection, 'agency');
  expect(due - feeds.now).toBe(10 * MINUTE);
});

test('DATA-3 what changed since the last run is asked for, and everything once a day', async () => {
  await addSource(feeds);
  const asked: (Date | null)[] = [];
  system.read = ({ since }) => {
    asked.push(since);
    const part = { removed: ['n1'], complete: false };
    return Promise.resolve(since ? part : { listings: buildItems(2) });
  };
  await run(feeds);
  expect(await run(feeds)).toMatchObject({ outcome: 'done', withdrawn: 1 });
  await writeState(feeds.cms.strapi.db.connection, 'agency', {
    full_at: feeds.now - 24 * 60 * MINUTE,
  });
  expect(await run(feeds)).toMatchObject({ outcome: 'done', updated: 1 });
  expect(asked.map((since) => since !== null)).toEqual([false, true, false]);
});

test('DATA-3 two runs of one source never overlap, and one that died is taken up again', async () => {
  await addSource(feeds);
  const held = holdAnswers({ listings: buildItems(1) });
  const first = run(feeds);
  await expect.poll(() => held.reads).toBe(1);
  expect(await run(feeds)).toBeNull();
  held.release();
  expect(await first).toMatchObject({ outcome: 'done' });
  expect(held.reads).toBe(1);
  // A dead process leaves its lease; when it expires, the source is still due.
  await writeState(feeds.cms.strapi.db.connection, 'agency', { due_at: 0 });
  const lease = { lease: 'dead', leased_until: Date.now() + 1000 };
  const leases = feeds.cms.strapi.db.connection('job_leases').where({ name: 'import:agency' });
  await leases.clone().update(lease);
  expect(await run(feeds)).toBeNull();
  await leases.clone().update({ leased_until: Date.now() - 1 });
  expect(await run(feeds)).toMatchObject({ outcome: 'done', unchanged: 1 });
});

test.each([
  ['in a full run', {}],
  ['in a part', { removed: ['n0'], complete: false }],
])(
  'DATA-13 a home that comes back under another id with its reference is the same home: %s',
  async (_, rest) => {
    await addSource(feeds);
    const listing = (id: string) => ({ ...buildItem(id), reference: 'A-7' });
    const findRow = () => feeds.cms.strapi.db.connection('listings').first('id', 'external_id');
    system.read = () => Promise.resolve({ listings: [listing('n0')] });
    await run(feeds);
    const { id } = (await findRow()) as { id: number };
    system.read = () => Promise.resolve({ listings: [listing('n1')], ...rest });
    expect(await runWhole(feeds)).toMatchObject({ added: 0, updated: 1, withdrawn: 0 });
    expect(await listReferences(feeds)).toEqual({ 'A-7': 'active' });
    expect(await findRow()).toEqual({ id, external_id: 'n1' });
  },
);

test('DATA-13 two homes that are offered at once with one reference stay two', async () => {
  await addSource(feeds);
  const listings = ['n0', 'n1'].map((id) => ({ ...buildItem(id), reference: 'A-7' }));
  system.read = () => Promise.resolve({ listings });
  await run(feeds);
  expect(Object.values(await listReferences(feeds))).toEqual(['active', 'active']);
});

test('DATA-3 a paused source is read when asked, and only then', async () => {
  await addSource(feeds, { paused: true });
  system.read = () => Promise.resolve({ listings: buildItems(1) });
  expect(await run(feeds)).toBeNull();
  expect((await feeds.asAdministrator('POST', '/agency/feeds/agency/run')).status).toBe(200);
  expect(await run(feeds)).toMatchObject({ added: 1 });
  expect(await run(feeds)).toBeNull();
});

test('DATA-3 a trial says what would change and writes nothing', async () => {
  await addSource(feeds);
  system.read = () => Promise.resolve({ listings: buildItems(1) });
  await run(feeds);
  system.read = () =>
    Promise.resolve({ listings: [...buildItems(1, { Price: 200_000 }), buildItem('new')] });
  const source = await findSource(feeds.cms.strapi, 'agency');
  const { signal } = new AbortController();
  const trial = source && (await trySource(feeds.cms.strapi, source, signal));
  expect(trial?.report).toMatchObject({ added: 1, updated: 1, changes: { added: ['new'] } });
  expect(trial?.differences).toEqual([
    { reference: 'n0', field: 'price', before: '250000', after: '200000' },
  ]);
  expect(await listReferences(feeds)).toEqual({ n0: 'active' });
});

test('DATA-3 what was not understood is counted, in the record’s own words', async () => {
  await addSource(feeds);
  const unknown = { field: 'Heating', value: 'Pelletofen' };
  const notUnderstood = ['n0', 'n1'].map((record) => ({ record, ...unknown }));
  system.read = () => Promise.resolve({ listings: buildItems(2), notUnderstood });
  await run(feeds);
  const { body } = await feeds.asEditor('GET', '/agency/feeds');
  const [feed] = body as unknown as { lastRun: object }[];
  expect(feed?.lastRun).toMatchObject({
    notUnderstoodCount: 2,
    notUnderstood: [{ record: 'n0', count: 2, ...unknown }],
  });
});

test('CMS-3 editors see how feeds stand, and names of secrets alone; administrators change them', async () => {
  await addSource(feeds);
  const { status, body } = await feeds.asEditor('GET', '/agency/feeds');
  expect([status, JSON.stringify(body)]).toEqual([200, expect.not.stringContaining('a-secret')]);
  for (const act of ['run', 'try', 'pause', 'confirm']) {
    const path = `/agency/feeds/agency/${act}`;
    expect([act, (await feeds.asEditor('POST', path, {})).status]).toEqual([act, 403]);
  }
  expect((await feeds.asAdministrator('POST', '/agency/feeds/none/run')).status).toBe(404);
});

test('DATA-3 the address that stood in the site’s settings becomes a source, its login a secret', async () => {
  const value = {
    url: 'https://feed:secret@agency.example/listings/',
    every_minutes: 15,
    active: 1,
  };
  await feeds.cms.strapi.db
    .connection('strapi_core_store_settings')
    .insert({ key: 'agency_former_snapshot', type: 'object', value: JSON.stringify(value) });
  await moveSnapshotSettings(feeds.cms.strapi);
  await moveSnapshotSettings(feeds.cms.strapi);
  expect(await findSource(feeds.cms.strapi, 'snapshot')).toMatchObject({
    kind: 'snapshot',
    settings: { url: 'https://agency.example/listings/', login: true },
    everyMinutes: 15,
    enabled: true,
  });
  const rows = await feeds.cms.strapi.db.connection('feed_secrets');
  expect(rows).toMatchObject([{ source: 'snapshot', name: 'LOGIN' }]);
});
