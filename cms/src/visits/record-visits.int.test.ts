import knex, { type Knex } from 'knex';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bootCms, type TestCms } from '../../test/boot';
import { loadCompiled } from '../../test/load-compiled';
import { agencyDay } from '../rules/agency-day';
import type * as Record_ from './record-visits';

const { recordVisits } = loadCompiled('visits/record-visits.js') as typeof Record_;

const mutation = 'mutation ($visits: [VisitInput!]!) { recordVisits(visits: $visits) }';

let cms: TestCms;

beforeAll(async () => {
  cms = await bootCms();
  await makeListing('100');
  await makeListing('200', { availability: 'sold' });
  await makeListing('300', { state: 'withdrawn' });
});

afterAll(() => cms.stop());

beforeEach(() => cms.strapi.db.connection('visit_counts').delete());

async function makeListing(reference: string, data: object = {}): Promise<void> {
  const listing = { reference, goal: 'sale', state: 'active', availability: 'available' };
  await cms.strapi
    .documents('api::listing.listing')
    .create({ data: { ...listing, ...data } as never });
}

async function record(visits: unknown) {
  return cms.query<{ recordVisits: number }>(mutation, { visits });
}

async function readCounts(): Promise<Record<string, number>> {
  const rows = await cms.strapi.documents('api::visit-count.visit-count').findMany({ limit: 100 });
  const counts = rows as unknown as { listingReference: string; day: string; visits: number }[];
  return Object.fromEntries(
    counts.map(({ listingReference, day, visits }) => [`${listingReference} ${day}`, visits]),
  );
}

test('OWN-6 visits are added to the total of the listing and the day', async () => {
  const today = agencyDay(new Date());
  expect((await record([{ listing: '100', count: 2 }])).data).toEqual({ recordVisits: 2 });
  const again = [
    { listing: '100', count: 1 },
    { listing: '200', count: 4 },
    { listing: '100', count: 1 },
  ];
  expect((await record(again)).data).toEqual({ recordVisits: 6 });
  expect(await readCounts()).toEqual({ [`100 ${today}`]: 4, [`200 ${today}`]: 4 });
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

test('OWN-6 many batches at once lose no visit, whatever their order', async () => {
  const references = ['100', '200', ...Array.from({ length: 8 }, (_, index) => `50${index}`)];
  for (const reference of references.slice(2)) await makeListing(reference);
  const batch = references.map((listing) => ({ listing, count: 1 }));
  const batches = Array.from({ length: 40 }, (_, index) =>
    record(index % 2 ? batch : [...batch].reverse()),
  );
  const answers = await Promise.all(batches);
  expect(new Set(answers.map(({ data }) => data?.recordVisits))).toEqual(new Set([10]));
  expect(Object.values(await readCounts())).toEqual(references.map(() => 40));
});

test('OWN-6 two processes lose no visit of one another', async () => {
  const today = agencyDay(new Date());
  const other = openAgain();
  try {
    const batch = { visits: ['100', '200'].map((listing) => ({ listing, count: 1 })) };
    const strapis = [cms.strapi, { db: { connection: other } } as never];
    const writes = Array.from({ length: 30 }, (_, index) =>
      recordVisits(strapis[index % 2] ?? cms.strapi, batch),
    );
    await Promise.all(writes);
  } finally {
    await other.destroy();
  }
  expect(await readCounts()).toEqual({ [`100 ${today}`]: 30, [`200 ${today}`]: 30 });
});

/** The same database as another process has it. */
function openAgain(): Knex {
  const { DATABASE_CLIENT, DATABASE_URL, DATABASE_FILENAME = '' } = process.env;
  return DATABASE_CLIENT === 'postgres'
    ? knex({ client: 'pg', connection: DATABASE_URL })
    : knex({
        client: 'better-sqlite3',
        connection: { filename: DATABASE_FILENAME },
        useNullAsDefault: true,
      });
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
  await recordVisits(cms.strapi, { visits: [{ listing: '100', count: 1 }] }, new Date(moment));
  expect(await readCounts()).toEqual({ [`100 ${day}`]: 1 });
});

test('OWN-6 nothing but a listing, a day and a number is kept', async () => {
  await record([{ listing: '100', count: 1 }]);
  const [row] = await cms.strapi.db.connection('visit_counts').select();
  const own = Object.keys(row as object).filter((column) => !/(_at|_id|^id|^locale)$/.test(column));
  expect(own.sort()).toEqual(['day', 'listing_reference', 'visits']);
});
