import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buildEnvironment } from '../../test/environment';
import { logIn } from '../../test/log-in';
import { system } from '../../test/feed-system';
import {
  addSource,
  buildItems,
  clearFeeds,
  holdAnswers,
  listReferences,
  openFeeds,
  push,
  run,
  type Feeds,
} from '../../test/open-feeds';
import { FeedError } from './feed-error';
import { countEvents, workEvents } from './feed-events';
import { reportAddresses } from './report-addresses';
import type { FeedFile } from './feed-kind';
import type { FeedStatus } from './feed-status';
import { dropFile, keepFeedFile, listAsideFiles, listFiles, setFilesAside } from './source-files';

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

test('DATA-3 what is pushed is stored, answered at once, and its record read afterwards', async () => {
  await addSource(feeds);
  const event = (id: string) => JSON.stringify({ event: 'estate-updated', id });
  const { signal } = new AbortController();
  expect((await push(feeds, event('n0'), 'wrong')).status).toBe(401);
  const taken = await push(feeds, event('n0'));
  await push(feeds, event('n0'));
  expect(taken.status).toBe(202);
  expect(taken.ms).toBeLessThan(100);
  const asked: string[] = [];
  system.read = ({ event: given }) => {
    asked.push(given?.id ?? '');
    return Promise.reject(new FeedError('the token has expired'));
  };
  await workEvents(feeds.cms.strapi, signal);
  expect(await countEvents(feeds.cms.strapi.db.connection)).toEqual(new Map([['agency', 2]]));
  await feeds.cms.strapi.db.connection('feed_events').update({ due_at: 0 });
  system.read = ({ event: given }) => {
    asked.push(given?.id ?? '');
    return Promise.resolve({ listings: buildItems(1) });
  };
  await workEvents(feeds.cms.strapi, signal);
  expect(asked).toEqual(['n0', 'n0']);
  expect(await listReferences(feeds)).toEqual({ n0: 'active' });
  expect(await countEvents(feeds.cms.strapi.db.connection)).toEqual(new Map());
});

test('DATA-3 what is pushed is worked off by one process at a time, and after it died by another', async () => {
  await addSource(feeds);
  const { signal } = new AbortController();
  const { connection } = feeds.cms.strapi.db;
  const held = holdAnswers({ listings: buildItems(1), complete: false });
  await push(feeds, '{"event":"estate-updated","id":"n0"}');
  const first = workEvents(feeds.cms.strapi, signal);
  await expect.poll(() => held.reads).toBe(1);
  await push(feeds, '{"event":"estate-updated","id":"n0"}');
  await workEvents(feeds.cms.strapi, signal);
  expect(held.reads).toBe(1);
  held.release();
  await first;
  expect(await countEvents(connection)).toEqual(new Map([['agency', 1]]));
  // Claimed by a dead process.
  await connection('feed_events').update({ lease: 'dead', leased_until: Date.now() - 1 });
  await workEvents(feeds.cms.strapi, signal);
  expect([held.reads, await countEvents(connection)]).toEqual([2, new Map()]);
});

test('DATA-3 the address of a listing is given to its source once, and again when it comes back', async () => {
  await addSource(feeds);
  const { signal } = new AbortController();
  const given: string[] = [];
  system.takeAddress = (_, url) => Promise.resolve(void given.push(url));
  system.read = () => Promise.resolve({ listings: buildItems(2) });
  await run(feeds);
  await reportAddresses(feeds.cms.strapi, signal);
  await run(feeds);
  await reportAddresses(feeds.cms.strapi, signal);
  expect(given.map((url) => new URL(url).pathname)).toEqual([
    '/nl/property/n0/',
    '/nl/property/n1/',
  ]);
  system.read = () => Promise.resolve({ removed: ['n1'], complete: false });
  await run(feeds);
  system.read = () => Promise.resolve({ listings: buildItems(2) });
  await run(feeds);
  await reportAddresses(feeds.cms.strapi, signal);
  expect(given).toHaveLength(3);
});

test('DATA-3 an address that is refused says why, without secrets, and is tried when the record is pushed again', async () => {
  await addSource(feeds);
  const { signal } = new AbortController();
  system.read = () => Promise.resolve({ listings: buildItems(1), complete: false });
  system.takeAddress = () =>
    Promise.reject(new FeedError('a-secret-token knows no n0', 'final', 404));
  await run(feeds);
  await reportAddresses(feeds.cms.strapi, signal);
  const [feed] = (await feeds.asEditor('GET', '/agency/feeds')).body as unknown as object[];
  expect(feed).toMatchObject({ refusedAddresses: { count: 1, reason: '… knows no n0' } });
  let taken = 0;
  system.takeAddress = () => Promise.resolve(void (taken += 1));
  await run(feeds);
  await reportAddresses(feeds.cms.strapi, signal);
  expect(taken).toBe(0);
  await push(feeds, '{"event":"estate-updated","id":"n0"}');
  await workEvents(feeds.cms.strapi, signal);
  await reportAddresses(feeds.cms.strapi, signal);
  expect(taken).toBe(1);
});

test('DATA-3 a file that is uploaded lies in the folder of its source, unless no run could read it', async () => {
  // The compiled CMS has only the real kinds.
  await addSource(feeds, { key: 'files', kind: 'openimmo', paused: true });
  await addSource(feeds, { paused: true });
  const { ADMIN_EMAIL = '', ADMIN_PASSWORD = '' } = buildEnvironment();
  const authorization = `Bearer ${await logIn(feeds.cms.url, ADMIN_EMAIL, ADMIN_PASSWORD)}`;
  const upload = async (name: string, content: string, key = 'files'): Promise<number> => {
    const body = new FormData();
    body.append('file', new Blob([content]), name);
    const path = `${feeds.cms.url}/agency/feeds/${key}/files`;
    return (await fetch(path, { method: 'POST', headers: { authorization }, body })).status;
  };
  const empty = '<openimmo><uebertragung umfang="VOLL"/></openimmo>';
  const whole = empty.replace('VOLL', 'TEIL');
  expect(await upload('script.sh', whole)).toBe(400);
  expect(await upload('half.xml', '<openimmo><ueber')).toBe(400);
  expect(await upload('other.xml', '<a/>')).toBe(400);
  expect(await upload('archive.zip', whole)).toBe(400);
  expect(await upload('empty.xml', empty)).toBe(400);
  expect(await upload('listings.xml', whole, 'agency')).toBe(400);
  expect(await upload('listings.xml', whole)).toBe(200);
  expect((await listFiles('files')).map(({ name }) => name)).toEqual(['listings.xml']);
});

test('DATA-3 a file of a source is set aside once a run has read it', async () => {
  await addSource(feeds);
  await keepFeedFile('agency', 'listings.xml', Buffer.from('<a/>'));
  const seen: string[] = [];
  system.read = async ({ files }) => {
    const consumed = await files();
    for (const file of consumed) seen.push(file.name, String(await file.read()));
    return { listings: buildItems(1), consumed };
  };
  await run(feeds);
  expect(seen).toEqual(['listings.xml', '<a/>']);
  expect(await listFiles('agency')).toEqual([]);
});

test('DATA-10 a file that cannot be read is set aside, shown with its reason, tried again and dropped', async () => {
  await addSource(feeds, { key: 'broken', kind: 'openimmo', paused: true });
  await keepFeedFile('broken', 'bad.xml', Buffer.from('<a/>'));
  const [file] = (await listFiles('broken')) as [FeedFile];
  await setFilesAside('broken', [{ file, reason: 'bad.xml is not an OpenImmo file' }]);
  await keepFeedFile('broken', 'waits.xml', Buffer.from('<b/>'));
  const find = async () => {
    const { body } = await feeds.asEditor('GET', '/agency/feeds');
    return (body as unknown as FeedStatus[])[0];
  };
  const decide = (decision: object) =>
    feeds.asAdministrator('POST', '/agency/feeds/broken/aside', decision);
  expect(await find()).toMatchObject({
    waitingFiles: ['waits.xml'],
    asideFiles: [{ name: 'bad.xml', reason: 'bad.xml is not an OpenImmo file' }],
    checkedAgainst: { by: 'schema' },
  });
  for (const file of ['../feeds', '.hidden', 'a/b.xml']) {
    expect((await decide({ act: 'drop', file })).status).toBe(400);
  }
  expect((await feeds.asEditor('POST', '/agency/feeds/broken/aside', {})).status).toBe(403);
  expect((await decide({ act: 'retry', file: 'bad.xml' })).status).toBe(200);
  expect(await find()).toMatchObject({ isAsked: true, asideFiles: [] });
  expect((await listFiles('broken')).map(({ name }) => name)).toEqual(['bad.xml', 'waits.xml']);
  for (const file of ['bad.xml', 'waits.xml']) await decide({ act: 'drop', file });
  expect(await find()).toMatchObject({ waitingFiles: [], asideFiles: [] });
});

test('DATA-10 a run puts what cannot be read aside and what it read away', async () => {
  await addSource(feeds);
  for (const name of ['a.xml', 'b.xml']) await keepFeedFile('agency', name, Buffer.from(name));
  system.read = async ({ files }) => {
    const [good, bad] = (await files()) as [FeedFile, FeedFile];
    const setAside = [{ file: bad, reason: 'is half a file' }];
    return { listings: buildItems(1), consumed: [good], setAside };
  };
  expect(await run(feeds)).toMatchObject({ outcome: 'done', added: 1 });
  expect(await listFiles('agency')).toEqual([]);
  expect(await listAsideFiles('agency')).toEqual([{ name: 'b.xml', reason: 'is half a file' }]);
  await dropFile('agency', 'b.xml');
});

test('DATA-10 a pushed record that is never read is set aside, and read when it is tried again', async () => {
  await addSource(feeds);
  const { signal } = new AbortController();
  const { connection } = feeds.cms.strapi.db;
  system.read = () => Promise.reject(new FeedError('the record is broken'));
  await push(feeds, '{"event":"estate-updated","id":"n0"}');
  await connection('feed_events').update({ attempts: 15 });
  await workEvents(feeds.cms.strapi, signal);
  expect(await countEvents(connection)).toEqual(new Map());
  const [feed] = (await feeds.asEditor('GET', '/agency/feeds')).body as unknown as FeedStatus[];
  const aside = { record: 'n0', event: 'estate-updated', reason: 'the record is broken' };
  expect(feed?.asideRecords).toEqual([aside]);
  system.read = () => Promise.resolve({ listings: buildItems(1), complete: false });
  const decision = { act: 'retry', record: 'n0' };
  expect((await feeds.asAdministrator('POST', '/agency/feeds/agency/aside', decision)).status).toBe(
    200,
  );
  await workEvents(feeds.cms.strapi, signal);
  expect(await listReferences(feeds)).toEqual({ n0: 'active' });
  const [after] = (await feeds.asEditor('GET', '/agency/feeds')).body as unknown as FeedStatus[];
  expect(after?.asideRecords).toEqual([]);
});

test('DATA-3 what is delivered or asked for while a source is read is not taken for read', async () => {
  await addSource(feeds, { paused: true });
  await keepFeedFile('agency', 'listings.xml', Buffer.from('<a/>'));
  const ask = () => feeds.asAdministrator('POST', '/agency/feeds/agency/run');
  let reads = 0;
  system.read = async ({ files }) => {
    const consumed = await files();
    reads += 1;
    if (reads === 1) {
      await keepFeedFile('agency', 'listings.xml', Buffer.from('<b/>'));
      await ask();
    }
    return { listings: buildItems(1), consumed };
  };
  await ask();
  await run(feeds);
  expect(await listFiles('agency')).toHaveLength(1);
  expect(await run(feeds)).toMatchObject({ outcome: 'done' });
  expect(await listFiles('agency')).toEqual([]);
  expect(await run(feeds)).toBeNull();
});

test('DATA-3 nothing is taken for a source that is not in use', async () => {
  await addSource(feeds, { enabled: false });
  expect((await push(feeds, '{}')).status).toBe(404);
  const answered = await fetch(`${feeds.cms.url}/feeds/nobody`, { method: 'POST' });
  expect(answered.status).toBe(404);
});
