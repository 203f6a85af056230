import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestCms } from '../../../test/boot';
import { findCompiled, loadCompiled } from '../../../test/load-compiled';
import { useCms } from '../../../test/use-cms';
import type * as Record_ from './record-visits';
import type * as Batches from './record-visits';
import { documentsOf } from '../../platform/database/documents';

const { recordVisits } = loadCompiled('owners/visits/record-visits.js') as typeof Record_;
const { forgetOldBatches } = loadCompiled('owners/visits/record-visits.js') as typeof Batches;

const mutation = `mutation ($batch: String!, $visits: [VisitInput!]!) {
  recordVisits(batch: $batch, visits: $visits)
}`;

let cms: TestCms;

beforeAll(async () => {
  cms = await useCms('empty');
  await makeListing('100');
  await makeListing('200', { availability: 'sold' });
  await makeListing('300', { state: 'withdrawn' });
});

afterAll(() => cms.stop());

beforeEach(() => cms.strapi.db.connection('visit_counts').delete());

async function makeListing(reference: string, data: object = {}): Promise<void> {
  const listing = { reference, goal: 'sale', state: 'active', availability: 'available' };
  await documentsOf(cms.strapi, 'api::listing.listing').create({ data: { ...listing, ...data } });
}

async function record(visits: unknown, batch: string = randomUUID()) {
  return cms.query<{ recordVisits: number }>(mutation, { batch, visits });
}

/** Returns the visits of each listing on all days, as a test may run past midnight. */
async function readTotals(): Promise<Record<string, number>> {
  const totals: Record<string, number> = {};
  for (const [key, visits] of Object.entries(await readCounts())) {
    const [listing = ''] = key.split(' ');
    totals[listing] = (totals[listing] ?? 0) + visits;
  }
  return totals;
}

async function readCounts(): Promise<Record<string, number>> {
  const counts = await documentsOf(cms.strapi, 'api::visit-count.visit-count').findMany<{
    listingReference: string;
    day: string;
    visits: number;
  }>({ limit: 100 });
  return Object.fromEntries(
    counts.map(({ listingReference, day, visits }) => [`${listingReference} ${day}`, visits]),
  );
}

test('OWN-6 visits are added to the total of the listing and the day', async () => {
  expect((await record([{ listing: '100', count: 2 }])).data).toEqual({ recordVisits: 2 });
  const again = [
    { listing: '100', count: 1 },
    { listing: '200', count: 4 },
    { listing: '100', count: 1 },
  ];
  expect((await record(again)).data).toEqual({ recordVisits: 6 });
  expect(await readTotals()).toEqual({ 100: 4, 200: 4 });
});

test('OWN-6 what has no page on the site is left out', async () => {
  const strange = ['300', 'nowhere', '', "1' or '1'='1", '\u0000', 'x'.repeat(5000), '💥'];
  const visits = strange.map((listing) => ({ listing, count: 1 }));
  expect((await record(visits)).data).toEqual({ recordVisits: 0 });
  expect((await record([...visits, { listing: '100', count: 1 }])).data).toEqual({
    recordVisits: 1,
  });
  expect((await record([])).data).toEqual({ recordVisits: 0 });
  expect(Object.values(await readCounts())).toEqual([1]);
});

test.each([
  ['no visit', [{ listing: '100', count: 0 }]],
  ['less than none', [{ listing: '100', count: -5 }]],
  ['too many of one', [{ listing: '100', count: 1001 }]],
  ['too many entries', Array.from({ length: 501 }, () => ({ listing: '100', count: 1 }))],
])('OWN-6 %s is refused as a whole', async (_, visits) => {
  const { errors } = await record([...visits, { listing: '100', count: 1 }]);
  expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  expect(await readCounts()).toEqual({});
});

test('OWN-6 a batch that comes again, also at the same time, is counted once', async () => {
  const visits = [
    { listing: '100', count: 2 },
    { listing: '200', count: 1 },
  ];
  const batch = randomUUID();
  const answers = await Promise.all(Array.from({ length: 8 }, () => record(visits, batch)));
  answers.push(await record(visits, batch));
  const counted = answers.map(({ data }) => data?.recordVisits);
  expect(counted.filter((count) => count === 3)).toHaveLength(1);
  expect(counted.filter((count) => count === 0)).toHaveLength(8);
  expect(await readTotals()).toEqual({ 100: 2, 200: 1 });
  expect((await record(visits)).data).toEqual({ recordVisits: 3 });
});

test('OWN-6 a batch whose visits could not be written is counted when it comes again', async () => {
  const batch = randomUUID();
  const visits = [{ listing: '100', count: 1 }];
  const never = new Date(Number.NaN);
  await expect(recordVisits(cms.strapi, { batch, visits }, never)).rejects.toThrow();
  expect((await record(visits, batch)).data).toEqual({ recordVisits: 1 });
});

test('OWN-6 ids of batches are forgotten after a day', async () => {
  const hourMs = 3600 * 1000;
  const now = new Date();
  const ago = (hours: number) => new Date(now.getTime() - hours * hourMs);
  const visits = [{ listing: '100', count: 1 }];
  const [old, recent] = [randomUUID(), randomUUID()];
  await recordVisits(cms.strapi, { batch: old, visits }, ago(25));
  await recordVisits(cms.strapi, { batch: recent, visits }, ago(23));
  await forgetOldBatches(cms.strapi.db.connection, now);
  expect((await record(visits, recent)).data).toEqual({ recordVisits: 0 });
  expect((await record(visits, old)).data).toEqual({ recordVisits: 1 });
});

test.each(['', 'x', 'x'.repeat(5000)])('OWN-6 %j is no id of a batch', async (batch) => {
  const { errors } = await record([{ listing: '100', count: 1 }], batch);
  expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
});

test('OWN-6 many batches at once lose no visit, whatever their order', async () => {
  const references = ['100', '200', ...Array.from({ length: 8 }, (_, index) => `50${index}`)];
  for (const reference of references.slice(2)) await makeListing(reference);
  const batch = references.map((listing) => ({ listing, count: 1 }));
  const batches = Array.from({ length: 40 }, (_, index) =>
    record(index % 2 ? batch : [...batch].reverse()),
  );
  const answers = await Promise.all(batches);
  expect(new Set(answers.map(({ data }) => data?.recordVisits))).toEqual(new Set([10]));
  expect(Object.values(await readTotals())).toEqual(references.map(() => 40));
});

test('OWN-6 two processes lose no visit of one another', async () => {
  const visits = ['100', '200'].map((listing) => ({ listing, count: 1 }));
  const other = recordElsewhere(visits, 15);
  for (let index = 0; index < 15; index += 1) {
    await recordVisits(cms.strapi, { batch: randomUUID(), visits });
  }
  expect(await other).toBe(0);
  expect(await readTotals()).toEqual({ 100: 30, 200: 30 });
});

/**
 * Records visits repeatedly over a separate connection, like another process, and returns the
 * exit code. In a thread, since SQLite blocks its thread while it waits for a lock.
 */
function recordElsewhere(visits: object[], times: number): Promise<number> {
  const { DATABASE_CLIENT, DATABASE_URL, DATABASE_FILENAME = '' } = process.env;
  const settings =
    DATABASE_CLIENT === 'postgres'
      ? { client: 'pg', connection: DATABASE_URL }
      : {
          client: 'better-sqlite3',
          connection: { filename: DATABASE_FILENAME },
          useNullAsDefault: true,
        };
  const knex = createRequire(__filename).resolve('knex');
  const recorder = findCompiled('owners/visits/record-visits.js');
  const script = `
    const { randomUUID } = require('node:crypto');
    const { knex, recorder, settings, visits, times } = require('node:worker_threads').workerData;
    const connection = require(knex)(settings);
    const { recordVisits } = require(recorder);
    (async () => {
      for (let index = 0; index < times; index += 1) {
        await recordVisits({ db: { connection } }, { batch: randomUUID(), visits });
      }
      await connection.destroy();
    })();
  `;
  const workerData = { knex, recorder, settings, visits, times };
  const worker = new Worker(script, { eval: true, workerData });
  return new Promise((resolve, reject) => worker.on('exit', resolve).on('error', reject));
}

test.each([
  ['2026-03-28T22:59:59Z', '2026-03-28'],
  ['2026-03-28T23:00:00Z', '2026-03-29'],
  ['2026-03-29T21:59:59Z', '2026-03-29'],
  ['2026-03-29T22:00:00Z', '2026-03-30'],
  ['2026-10-24T21:59:59Z', '2026-10-24'],
  ['2026-10-24T22:00:00Z', '2026-10-25'],
  ['2026-10-25T22:59:59Z', '2026-10-25'],
  ['2026-10-25T23:00:00Z', '2026-10-26'],
])('OWN-6 a visit at %s is of %s in Brussels', async (moment, day) => {
  const visits = [{ listing: '100', count: 1 }];
  await recordVisits(cms.strapi, { batch: randomUUID(), visits }, new Date(moment));
  expect(await readCounts()).toEqual({ [`100 ${day}`]: 1 });
});

test('OWN-6 nothing but a listing, a day and a number is kept', async () => {
  await record([{ listing: '100', count: 1 }]);
  const [row] = await cms.strapi.db.connection('visit_counts').select();
  const own = Object.keys(row as object).filter((column) => !/(_at|_id|^id|^locale)$/.test(column));
  expect(own.sort()).toEqual(['day', 'listing_reference', 'visits']);
});
