import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { languages } from '@agency/domain/languages';
import { onTestFinished } from 'vitest';
import type { FeedItem, FeedResult } from '../src/feeds/feed-kind';
import { receiveEvent } from '../src/feeds/receive-event';
import { runWhenDue } from '../src/feeds/run-source';
import { writeState } from '../src/feeds/source-state';
import { SOURCE } from '../src/feeds/sources';
import { bootCms, type TestCms } from './boot';
import { buildListing, buildRecord, buildSnapshot } from './build-snapshot';
import { system } from './feed-system';
import { openAdmins, type RequestAdmin } from './open-admin';

const LISTING = 'api::listing.listing';
export const MINUTE = 60_000;
export const TOKEN = 'a-secret-token';

export interface Feeds {
  cms: TestCms;
  asEditor: RequestAdmin;
  asAdministrator: RequestAdmin;
  url: string;
  pictures: number;
  now: number;
  stop(): Promise<void>;
}

export async function openFeeds(): Promise<Feeds> {
  const cms = await bootCms({
    environment: { CRON: 'false', FEED_PRIVATE_HOSTS: '127.0.0.1', FEED_AGENCY_TOKEN: TOKEN },
  });
  const folder = buildSnapshot([buildListing({ ID: '100' })]);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://feed');
    if (pathname.startsWith('/pictures/')) {
      feeds.pictures += 1;
      response.end(picture);
      return;
    }
    readFile(path.join(folder, pathname)).then(
      (bytes) => response.end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const feeds: Feeds = {
    cms,
    ...(await openAdmins(cms)),
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pictures: 0,
    now: Date.now(),
    stop: () => {
      server.close();
      return cms.stop();
    },
  };
  return feeds;
}

const picture = Buffer.from(
  'R0lGODlhAQABAPAAAAAAAAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==',
  'base64',
);

export async function clearFeeds({ cms: { strapi } }: Feeds): Promise<void> {
  for (const { documentId } of await strapi.documents(LISTING).findMany({ limit: 1000 })) {
    await strapi.documents(LISTING).delete({ documentId });
  }
  const tables = [
    'import_sources',
    'feed_states',
    'feed_events',
    'feed_addresses',
    'feed_aside',
    'feed_secrets',
    'feed_changes',
    'import_runs',
  ];
  for (const table of tables) await strapi.db.connection(table).delete();
}

export async function addSource({ cms }: Feeds, data: object = {}): Promise<void> {
  const rest = { key: 'agency', kind: 'whise', everyMinutes: 30, enabled: true, paused: false };
  // Bypasses the Document Service: the compiled CMS does not know the test kind.
  await cms.strapi.db.query(SOURCE).create({ data: { settings: {}, ...rest, ...data } });
}

export function buildItem(externalId: string, overrides: object = {}): FeedItem {
  const records = Object.fromEntries(
    languages.map((language) => [language, buildRecord({ ...overrides }, language)]),
  );
  return { externalId, records };
}

export const buildItems = (count: number, overrides: object = {}): FeedItem[] =>
  Array.from({ length: count }, (_, index) => buildItem(`n${index}`, overrides));

/**
 * Makes the source respond with this result, and counts requests, once released; at the latest
 * at the end of the test.
 */
export function holdAnswers(result: Partial<FeedResult>) {
  const held = { reads: 0, release: (): void => undefined };
  const released = new Promise<void>((resolve) => (held.release = resolve));
  onTestFinished(() => held.release());
  system.read = async () => {
    held.reads += 1;
    await released;
    return result;
  };
  return held;
}

/** Runs the source, half an hour after the previous run. */
export async function run(feeds: Feeds, key = 'agency') {
  feeds.now += 30 * MINUTE;
  const { signal } = new AbortController();
  return runWhenDue(feeds.cms.strapi, key, { now: new Date(feeds.now), signal });
}

export async function runWhole(feeds: Feeds) {
  await writeState(feeds.cms.strapi.db.connection, 'agency', { full_at: null });
  return run(feeds);
}

export async function listReferences({ cms }: Feeds): Promise<Record<string, string>> {
  const rows = (await cms.strapi.db.query(LISTING).findMany({})) as Record<string, string>[];
  return Object.fromEntries(rows.map(({ reference, state }) => [reference, state]));
}

/** Sends a push of the source's system. Returns the status and the duration. */
export async function push({ cms }: Feeds, body: string, signature = TOKEN) {
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
