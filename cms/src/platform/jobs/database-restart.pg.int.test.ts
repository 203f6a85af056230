import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bootCms, type TestCms } from '../../../test/boot';
import { storeSavedSearch } from '../../../test/build-saved-search';
import { buildListing, buildSnapshot } from '../../../test/build-snapshot';
import { startOwnPostgres, type OwnPostgres } from '../../../test/database';
import { buildEnvironment } from '../../../test/environment';
import { startFakeMailServer, type FakeMailServer } from '../../../test/fake-mail-server';
import { startFakeSite, type FakeSite } from '../../../test/fake-site';
import { loadCompiled } from '../../../test/load-compiled';
import { logIn } from '../../../test/log-in';
import type * as Alerts from '../../alerts/saved-searches/alert-worker';
import { importSnapshot } from '../../listings/import/import-snapshot';
import type * as Mails from '../mail/mail-worker';
import type * as Queue from '../mail/queue-mail';
import type * as Changes from '../publishing/record-changes';
import type * as Notices from '../publishing/notice-worker';
import { documentsOf } from '../database/documents';

const { alertWorker } = loadCompiled('alerts/saved-searches/alert-worker.js') as typeof Alerts;
const { mailWorker } = loadCompiled('platform/mail/mail-worker.js') as typeof Mails;
const { noticeWorker } = loadCompiled('platform/publishing/notice-worker.js') as typeof Notices;
const { queueMail } = loadCompiled('platform/mail/queue-mail.js') as typeof Queue;
const { recordChanges } = loadCompiled('platform/publishing/record-changes.js') as typeof Changes;

const onPostgres = Boolean(process.env.TEST_DATABASE_URL);

let postgres: OwnPostgres;
let mails: FakeMailServer;
let site: FakeSite;
let cms: TestCms;
const holders: Client[] = [];

beforeAll(async () => {
  if (!onPostgres) return;
  [postgres, mails, site] = await Promise.all([
    startOwnPostgres(),
    startFakeMailServer(),
    startFakeSite(),
  ]);
  vi.stubEnv('TEST_DATABASE_URL', postgres.url);
  vi.stubEnv('TEST_DATABASE_TEMPLATE', '');
  cms = await bootCms({
    environment: { SMTP_URL: mails.url, SITE_NOTICE_URLS: site.url },
  });
  const source = buildSnapshot([buildListing()]);
  await importSnapshot(cms.strapi, {
    source,
    storePicture: () => Promise.resolve(0),
  });
  await storeSavedSearch(cms.strapi);
});

afterAll(async () => {
  await Promise.all(holders.map((client) => client.end()));
  await cms?.stop();
  await Promise.all([postgres?.remove(), mails?.close(), site?.close()]);
});

test.runIf(onPostgres)(
  'OPS-1 every worker outlives a restart of the database, and does its work afterwards',
  async () => {
    const warn = vi.spyOn(cms.strapi.log, 'warn').mockReturnValue(cms.strapi.log);
    const error = vi.spyOn(cms.strapi.log, 'error').mockReturnValue(cms.strapi.log);
    const rejected: unknown[] = [];
    const note = (reason: unknown): number => rejected.push(reason);
    process.on('unhandledRejection', note);

    // A mail and a notice are in progress when the database stops.
    mails.conduct = 'dawdle';
    await queue('first');
    await notifySite('home');
    await vi.waitFor(() => expect(mails.taken).toHaveLength(1), 10_000);
    await postgres.stop();
    mails.conduct = 'take';
    for (const worker of [mailWorker, noticeWorker, alertWorker]) worker.wake(cms.strapi);
    // Strapi's own jobs reject; its scheduler catches that.
    for (const { job } of jobs()) await job.invoke().catch(() => undefined);
    await vi.waitFor(() => {
      const said = [...warn.mock.calls, ...error.mock.calls].map(([line]) => String(line));
      for (const name of workers) expect(said).toContainEqual(expect.stringContaining(name));
    }, 30_000);
    const readiness = async (): Promise<number> => (await fetch(`${cms.url}/readyz`)).status;
    expect(await readiness()).toBe(503);

    await postgres.start();
    warn.mockClear();
    error.mockClear();
    await vi.waitFor(async () => expect(await readiness()).toBe(200), 30_000);
    await queue('second');
    await notifySite('about');
    const listings = documentsOf(cms.strapi, 'api::listing.listing');
    const { documentId = '' } = (await listings.findFirst({})) ?? {};
    await listings.update({ documentId, data: { price: 240_000 } });
    for (const { job } of jobs()) await job.invoke();

    await vi.waitFor(async () => {
      const sent = await cms.strapi.db.connection('outbox_mails').where({ state: 'sent' });
      expect(sent.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
        ...['demand-alert', 'first', 'second'],
      ]);
    }, 30_000);
    const keys = (): (string | null)[] => site.taken.flatMap(({ changes }) => changes).map(keyOf);
    await vi.waitFor(
      () => expect(keys()).toEqual(expect.arrayContaining(['home', 'about'])),
      30_000,
    );
    expect(mails.taken).toHaveLength(3);
    expect(error.mock.calls).toEqual([]);
    expect(rejected).toEqual([]);
    process.off('unhandledRejection', note);
  },
);

test.runIf(onPostgres)(
  'OPS-2 requests answer 503 with Retry-After while the database goes and is away, and pass again',
  async () => {
    const logs = [vi.spyOn(cms.strapi.log, 'warn'), vi.spyOn(cms.strapi.log, 'error')];
    for (const log of logs) log.mockReturnValue(cms.strapi.log);
    const { EDITOR_EMAIL, EDITOR_PASSWORD, CMS_TOKEN } = buildEnvironment();
    const editor = await logIn(cms.url, EDITOR_EMAIL, EDITOR_PASSWORD);
    const { documentId = '' } =
      (await documentsOf(cms.strapi, 'api::listing.listing').findFirst({})) ?? {};
    const listing = `/content-manager/collection-types/api::listing.listing/${documentId}`;
    const read = { query: '{ pages { key } }' };
    const write = {
      query: 'mutation { requestPasswordReset(email: "a@example.org", language: "nl") }',
    };
    const login = {
      email: EDITOR_EMAIL,
      password: EDITOR_PASSWORD,
      deviceId: crypto.randomUUID(),
    };
    const ask = async (line: string, token = editor, body?: object): Promise<string> => {
      const [method = '', path = ''] = line.split(' ');
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      };
      const sent = body && JSON.stringify(body);
      const response = await fetch(`${cms.url}${path}`, {
        method,
        headers,
        body: sent,
      });
      return `${line} ${response.status} ${response.headers.get('retry-after')}`;
    };
    const queryListings = (): Promise<string>[] => [
      ask('POST /graphql', CMS_TOKEN, read),
      ask(`GET ${listing}`),
      ask(`PUT ${listing}`, editor, { price: 250_000 }),
    ];
    const requestOthers = (): Promise<string>[] => [
      ask('POST /graphql', CMS_TOKEN, write),
      ask(`POST ${listing}/actions/publish`, editor, {}),
      ask('GET /admin/users/me'),
    ];
    const logInAgain = (): Promise<string> => ask('POST /admin/login', '', login);

    const isHeld = await holdTables('listings, pages');
    const held = queryListings();
    await isHeld(held.length);
    const isLoginHeld = await holdTables('admin_users');
    held.push(logInAgain());
    await isLoginHeld(held.length);
    await postgres.stop();
    const interrupted = await Promise.all(held);
    const away = await Promise.all([...queryListings(), ...requestOthers(), logInAgain()]);
    await postgres.start();

    const is503 = expect.stringMatching(/ 503 5$/);
    expect(interrupted).toEqual(interrupted.map(() => is503));
    expect(away).toEqual(away.map(() => is503));
    await vi.waitFor(async () => {
      const passed = await Promise.all([...queryListings(), logInAgain()]);
      expect(passed).toEqual(passed.map(() => expect.stringMatching(/ 200 null$/)));
    }, 30_000);
    for (const log of logs) log.mockRestore();
  },
);

/**
 * Locks tables until the database stops. Returns a function that waits for a number of blocked
 * queries.
 */
async function holdTables(tables: string): Promise<(count: number) => Promise<void>> {
  const client = new Client({
    connectionString: cms.database.environment.DATABASE_URL,
  });
  client.on('error', () => undefined);
  await client.connect();
  holders.push(client);
  await client.query(`BEGIN; LOCK TABLE ${tables}`);
  return (count) =>
    vi.waitFor(async () => {
      const waiting = await cms.strapi.db.connection('pg_locks').where({ granted: false });
      expect(waiting).toHaveLength(count);
    }, 10_000);
}

/** Names of workers and scheduled jobs in the log. */
const workers = [
  ...['Mails: the outbox', 'Publish notices: the outbox', 'Saved searches'],
  ...['Feeds', 'Scheduling', 'Erasure', 'Private files', 'Weekly reports', 'Corrections'],
];

interface CronJob {
  job: { invoke(): Promise<unknown> };
}

const jobs = (): CronJob[] => cms.strapi.cron.jobs as CronJob[];
const keyOf = ({ key }: { key: string | null }): string | null => key;

async function queue(kind: string): Promise<void> {
  await queueMail(cms.strapi, {
    key: kind,
    kind,
    language: 'nl',
    recipient: `${kind}@example.org`,
    content: { subject: 'Hello', title: 'Hello', blocks: [] },
  });
}

async function notifySite(key: string): Promise<void> {
  await recordChanges(cms.strapi, [{ type: 'page', key, languages: ['nl'] }]);
}
