import { cpSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '@agency/domain/languages';
import { bootCms, type TestCms } from '../../../test/boot';
import { buildSeed } from '../../../test/build-seed';
import { buildListing, buildSnapshot } from '../../../test/build-snapshot';
import { buildEnvironment } from '../../../test/environment';
import { loadCompiled } from '../../../test/load-compiled';
import { agencyDay } from '../../platform/rules/agency-time';
import { addDays } from '@agency/domain/day';
import type * as Seed from './seed-portal';

const { seedPortal } = loadCompiled('owners/seed/seed-portal.js') as typeof Seed;
const { OWNER_EMAIL = '' } = buildEnvironment();

let cms: TestCms;
/** The day in Brussels of the seeding: a test may run past midnight. */
let today: string;

beforeAll(async () => {
  const seed = await buildSeed();
  const entry = { ID: 'c1', PropertyID: '100', Date: '2026-10-02 10:00:00' };
  const listed = { PublishedDate: '2026-10-01 10:00:00' };
  const snapshot = buildSnapshot(
    [
      buildListing({ ...listed, ID: '100' }),
      buildListing({ ...listed, ID: '101' }),
      buildListing({ ...listed, ID: '102' }),
      buildListing({ ...listed, ID: '103', PublishedDate: '2026-09-21 10:00:00' }),
    ],
    {
      manifest: { format: 1, languages, demo: true },
      communications: [
        entry,
        { ...entry, ID: 'c2', PropertyID: '101', Date: '2026-10-05 10:00:00' },
      ],
      owners: [{ ID: 'o1', Email: 'b@example.org', LastName: 'B', PropertyIDs: ['101'] }],
    },
  );
  cpSync(snapshot, path.join(seed, 'snapshot'), { recursive: true });
  const before = agencyDay(new Date());
  cms = await bootCms({ seed });
  // Early in a day there are no visits yet, so the histories give the day.
  today = addDays((await listHistoryDays()).at(-1) ?? before, 1);
  expect([before, agencyDay(new Date())]).toContain(today);
});

afterAll(() => cms.stop());

async function findOwned(email: string): Promise<string[]> {
  const owner = (await cms.strapi.db
    .query('plugin::users-permissions.user')
    .findOne({ where: { email }, populate: ['listings'] })) as {
    listings: { reference: string }[];
  } | null;
  return owner?.listings.map(({ reference }) => reference) ?? [];
}

async function listVisitDays(reference: string): Promise<string[]> {
  const rows = (await cms.strapi.db
    .connection('visit_counts')
    .where({ listing_reference: reference })
    .orderBy('day')
    .select('day')) as { day: string }[];
  return rows.map(({ day }) => day);
}

async function listHistoryDays(): Promise<string[]> {
  const rows = await cms.strapi.documents('api::communication.communication').findMany({});
  return rows.map(({ date }) => agencyDay(new Date(date as string))).sort();
}

test('OWN-2 the listings with a history and no owner are the demo owner’s', async () => {
  expect(await findOwned(OWNER_EMAIL.toLowerCase())).toEqual(['100']);
  expect(await findOwned('b@example.org')).toEqual(['101']);
});

test('OWN-5 the histories of a first installation end yesterday', async () => {
  const yesterday = addDays(today, -1);
  expect(await listHistoryDays()).toEqual([addDays(yesterday, -3), yesterday]);
});

test('OWN-4 the newest listing has visits of today at most, an older one of days before', async () => {
  const days = await listVisitDays('103');
  expect(days[0]).toBe(addDays(today, -10));
  expect(days.length).toBeGreaterThanOrEqual(10);
  for (const day of await listVisitDays('100')) expect(day).toBe(today);
});

test('OWN-4 nothing is invented beside real listings, nor twice', async () => {
  const count = () => cms.strapi.db.query('api::visit-count.visit-count').count();
  const before = await count();
  await seedPortal(cms.strapi, { SEED_DIR: process.env.SEED_DIR ?? '', OWNER_EMAIL }, new Date());
  expect(await count()).toBe(before);
  await cms.strapi.db.connection('visit_counts').delete();
  const seed = await buildSeed();
  cpSync(buildSnapshot([]), path.join(seed, 'snapshot'), { recursive: true });
  await seedPortal(cms.strapi, { SEED_DIR: seed, OWNER_EMAIL }, new Date());
  expect(await count()).toBe(0);
});
