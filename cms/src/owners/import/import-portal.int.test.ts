import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestCms } from '../../../test/boot';
import { buildListing, buildSnapshot } from '../../../test/build-snapshot';
import { loadCompiled } from '../../../test/load-compiled';
import { useCms } from '../../../test/use-cms';
import type { ImportReport } from '../../listings/import/import-report';
import type * as Import from '../../listings/import/import-snapshot';
import { adoptPortalRecords } from './adopt-records';
import { documentsOf } from '../../platform/database/documents';

// The import extension of the running CMS throws errors of its own modules.
const { importSnapshot } = loadCompiled('listings/import/import-snapshot.js') as typeof Import;

const LISTING = 'api::listing.listing';
const OWNER = 'plugin::users-permissions.user';
const COMMUNICATION = 'api::communication.communication';
const MEDIUM = 'api::online-medium.online-medium';

let cms: TestCms;

beforeAll(async () => {
  cms = await useCms('empty');
});

afterAll(() => cms.stop());

beforeEach(async () => {
  for (const uid of [COMMUNICATION, MEDIUM, LISTING, OWNER] as const) {
    for (const { documentId } of await documentsOf(cms.strapi, uid).findMany({ limit: 100 })) {
      await documentsOf(cms.strapi, uid).delete({ documentId });
    }
  }
});

const listings = ['100', '101', '102'].map((ID) => buildListing({ ID }));

function run(
  files: object = {},
  options: Partial<Import.SnapshotOptions> = {},
): Promise<ImportReport> {
  const source = buildSnapshot(listings, files as Record<string, unknown>);
  const storePicture = () => Promise.reject(new Error('no pictures here'));
  return importSnapshot(cms.strapi, { source, storePicture, ...options });
}

/** Imports a second source, with a listing that has the same id as in the first. */
async function runSecond(files: object): Promise<ImportReport> {
  const source = buildSnapshot([buildListing({ ID: '100' })], files as Record<string, unknown>);
  return run({}, { source, key: 'second' });
}

const buildEntry = (overrides: object = {}) => ({
  ID: 'c1',
  PropertyID: '100',
  Date: '2026-11-02 14:30:00',
  Subject: 'A call',
  ...overrides,
});

const buildOwner = (overrides: object = {}) => ({
  ID: 'o1',
  Email: 'ann@example.org',
  LastName: 'Adam',
  PropertyIDs: ['100'],
  ...overrides,
});

interface Entry {
  id: number;
  documentId: string;
  subject: string | null;
  importId: string | null;
  updatedAt: string;
  listing: { reference: string } | null;
}

async function listEntries(uid: typeof COMMUNICATION | typeof MEDIUM = COMMUNICATION) {
  const entries = await documentsOf(cms.strapi, uid).findMany({
    populate: ['listing'],
    sort: 'id',
  });
  return entries as Entry[];
}

interface Owner {
  documentId: string;
  email: string;
  password: string | null;
  blocked: boolean | null;
  sessionVersion: number;
  lastName: string;
  listings: { reference: string }[];
}

async function findOwner(email: string): Promise<Owner | null> {
  const owners = cms.strapi.db.query(OWNER);
  return (await owners.findOne({ where: { email }, populate: ['listings'] })) as Owner | null;
}

const referencesOf = async (email: string) =>
  (await findOwner(email))?.listings.map(({ reference }) => reference).sort();

describe('histories', () => {
  test('OWN-5 come with the snapshot, as documents that staff read and write', async () => {
    const url = 'https://portal.example/100';
    const onlinemedia = [buildEntry({ ID: 'm1', PropertyID: '101', Url: url })];
    const report = await run({ communications: [buildEntry()], onlinemedia });
    expect(report).toMatchObject({ outcome: 'done', rejected: 0, problemCount: 0 });
    expect(report.message).toContain('communications: 1 written');
    const [entry] = await listEntries();
    expect(entry).toMatchObject({
      date: '2026-11-02T13:30:00.000Z',
      subject: 'A call',
      listing: { reference: '100' },
    });
    const { documentId = '' } = entry ?? {};
    const data = { comment: 'By hand' };
    await documentsOf(cms.strapi, COMMUNICATION).update({ documentId, data });
    expect((await listEntries())[0]).toMatchObject({ comment: 'By hand', importId: 'c1' });
    expect((await listEntries(MEDIUM))[0]).toMatchObject({ url, listing: { reference: '101' } });
  });

  test('OWN-5 imported again change only what changed; what went goes', async () => {
    const before = [buildEntry(), buildEntry({ ID: 'c2' }), buildEntry({ ID: 'c3' })];
    await run({ communications: before });
    const [first, second] = await listEntries();
    const after = [buildEntry(), buildEntry({ ID: 'c2', PropertyID: '102', Subject: 'Later' })];
    const report = await run({ communications: after });
    expect(report.message).toBe('communications: 1 written, 1 removed');
    expect(await listEntries()).toMatchObject([
      { id: first?.id, updatedAt: first?.updatedAt, subject: 'A call' },
      { id: second?.id, documentId: second?.documentId, subject: 'Later' },
    ]);
    expect((await listEntries())[1]?.listing?.reference).toBe('102');
    expect((await run({ communications: after })).message).toBeNull();
  });

  test('OWN-5 what staff wrote stays, also when the file is empty or not there', async () => {
    await run({ communications: [buildEntry()] });
    const { documentId } = (await documentsOf(cms.strapi, LISTING).findFirst({})) ?? {};
    const data = { listing: documentId, date: '2026-11-03T10:00:00Z', subject: 'By hand' };
    await documentsOf(cms.strapi, COMMUNICATION).create({ data });
    await run();
    expect(await listEntries()).toHaveLength(2);
    await run({ communications: [] });
    expect((await listEntries()).map(({ subject }) => subject)).toEqual(['By hand']);
  });

  test('OWN-5 a copy that staff make of an entry is theirs', async () => {
    await run({ communications: [buildEntry()] });
    const [entry] = await listEntries();
    await documentsOf(cms.strapi, COMMUNICATION).clone({ documentId: entry?.documentId ?? '' });
    await run({ communications: [] });
    expect((await listEntries()).map(({ importId }) => importId)).toEqual([null]);
  });

  test('OWN-5 a bad record is reported, the rest goes on, what was known of it stays', async () => {
    await run({ communications: [buildEntry(), buildEntry({ ID: 'c2' })] });
    const report = await run({
      communications: [
        buildEntry({ Date: 'soon' }),
        buildEntry({ ID: 'c2', PropertyID: '999' }),
        buildEntry({ ID: 'c3' }),
      ],
    });
    expect(report).toMatchObject({ outcome: 'done', rejected: 2 });
    expect(report.problems).toEqual([
      expect.objectContaining({ id: 'c1', field: 'Date' }),
      expect.objectContaining({ id: 'c2', field: 'PropertyID' }),
    ]);
    expect((await listEntries()).map(({ importId }) => importId)).toEqual(['c1', 'c2', 'c3']);
  });

  test.each([
    [{ communications: '[{"ID": 1' }, 'communications.json is not JSON'],
    [{ onlinemedia: {} }, 'onlinemedia.json is not a list of records'],
    [{ owners: 'null' }, 'owners.json is not a list of records'],
  ])('OWN-5 with %j nothing is changed', async (files, message) => {
    await run({ communications: [buildEntry()], owners: [buildOwner()] });
    const report = await run({ communications: [], owners: [], ...files });
    expect(report).toMatchObject({ outcome: 'failed' });
    expect(report.message).toContain(message);
    expect(await listEntries()).toHaveLength(1);
    expect(await referencesOf('ann@example.org')).toEqual(['100']);
  });

  test('OWN-5 a file that lacks most of what was there is not believed', async () => {
    const many = Array.from({ length: 20 }, (_, index) => buildEntry({ ID: `c${index}` }));
    await run({ communications: many });
    const few = { communications: many.slice(0, 10) };
    expect(await run(few)).toMatchObject({ outcome: 'refused' });
    expect(await listEntries()).toHaveLength(20);
    expect(await run(few, { force: true })).toMatchObject({ outcome: 'done' });
    expect(await listEntries()).toHaveLength(10);
  });
});

describe('owners', () => {
  test('OWN-1 OWN-2 come with the snapshot and have the listings it names', async () => {
    const report = await run({ owners: [buildOwner({ PropertyIDs: '100, 101', Language: 'FR' })] });
    expect(report).toMatchObject({ outcome: 'done', problemCount: 0 });
    expect(await findOwner('ann@example.org')).toMatchObject({
      lastName: 'Adam',
      language: 'fr',
      password: null,
      sessionVersion: 0,
    });
    expect(await referencesOf('ann@example.org')).toEqual(['100', '101']);
  });

  test('OWN-1 keep password, block and sessions when the snapshot changes them', async () => {
    await run({ owners: [buildOwner()] });
    const account = { password: 'a hash', blocked: true, sessionVersion: 4 };
    const where = { email: 'ann@example.org' };
    await cms.strapi.db.query(OWNER).update({ where, data: { ...account } });
    await run({ owners: [buildOwner({ LastName: 'Adams', Password: 'x', Blocked: false })] });
    expect(await findOwner('ann@example.org')).toMatchObject({ ...account, lastName: 'Adams' });
  });

  test('OWN-2 gain and lose listings as the snapshot says, and only so', async () => {
    await run({ owners: [buildOwner({ PropertyIDs: ['100', '101'] })] });
    const other = await documentsOf(cms.strapi, OWNER).create({
      data: { email: 'bea@example.org', lastName: 'Bea', language: 'nl' },
    });
    const where = { reference: '101' };
    await cms.strapi.db.query(LISTING).update({ where, data: { owner: other.id } });
    await run({ owners: [buildOwner({ PropertyIDs: ['102'] })] });
    expect(await referencesOf('ann@example.org')).toEqual(['102']);
    expect(await referencesOf('bea@example.org')).toEqual(['101']);
    expect((await run({ owners: [buildOwner({ PropertyIDs: ['102'] })] })).message).toBeNull();
  });

  test('OWN-2 get a listing that comes later', async () => {
    const owners = [buildOwner({ PropertyIDs: ['100', '103'] })];
    expect((await run({ owners })).problems[0]).toMatchObject({ id: 'o1', field: 'PropertyIDs' });
    const source = buildSnapshot([...listings, buildListing({ ID: '103' })], { owners });
    await run({}, { source });
    expect(await referencesOf('ann@example.org')).toEqual(['100', '103']);
  });

  test('OWN-2 get the listing that their own source calls so, not another with that reference', async () => {
    const storePicture = () => Promise.reject(new Error('no pictures here'));
    const files = { owners: [buildOwner()], communications: [buildEntry()] };
    const source = buildSnapshot([buildListing({ ID: '100' })], files);
    await run();
    await importSnapshot(cms.strapi, { source, key: 'second', storePicture });
    expect(await referencesOf('ann@example.org')).toEqual(['second-100']);
    expect(await listEntries()).toMatchObject([{ listing: { reference: 'second-100' } }]);
  });

  test('OWN-1 OWN-5 come and go with their own source alone', async () => {
    const bea = buildOwner({ Email: 'bea@example.org', LastName: 'Bea' });
    await run({ owners: [buildOwner()], communications: [buildEntry()] });
    await runSecond({ owners: [bea], communications: [buildEntry()] });
    const second = await findOwner('bea@example.org');
    expect(await listEntries()).toMatchObject([
      { importId: 'c1', listing: { reference: '100' } },
      { importId: 'c1', listing: { reference: 'second-100' } },
    ]);
    await run({ owners: [], communications: [] });
    expect(await findOwner('ann@example.org')).toBeNull();
    expect((await findOwner('bea@example.org'))?.documentId).toBe(second?.documentId);
    expect(await referencesOf('bea@example.org')).toEqual(['second-100']);
    expect(await listEntries()).toMatchObject([{ listing: { reference: 'second-100' } }]);
    await runSecond({ owners: [], communications: [] });
    expect(await findOwner('bea@example.org')).toBeNull();
    expect(await listEntries()).toEqual([]);
  });

  test('OWN-1 OWN-2 of two sources have the listings of both, and one account', async () => {
    await run({ owners: [buildOwner()] });
    const { documentId } = (await findOwner('ann@example.org')) ?? {};
    await runSecond({ owners: [buildOwner({ ID: 'o7', LastName: 'Other' })] });
    expect(await findOwner('ann@example.org')).toMatchObject({ documentId, lastName: 'Adam' });
    expect(await referencesOf('ann@example.org')).toEqual(['100', 'second-100']);
    await run({ owners: [] });
    expect(await findOwner('ann@example.org')).toMatchObject({ documentId });
    expect(await referencesOf('ann@example.org')).toEqual(['second-100']);
    await runSecond({ owners: [buildOwner({ ID: 'o7', LastName: 'Other' })] });
    expect(await findOwner('ann@example.org')).toMatchObject({ documentId, lastName: 'Other' });
    await runSecond({ owners: [] });
    expect(await findOwner('ann@example.org')).toBeNull();
  });

  test('OWN-1 OWN-5 imported before sources were told apart are of the source of their listing', async () => {
    const bea = buildOwner({ Email: 'bea@example.org', LastName: 'Bea' });
    await run();
    await runSecond({ owners: [bea], communications: [buildEntry()] });
    for (const table of ['up_users', 'communications']) {
      await cms.strapi.db.connection(table).update({ import_source: null });
    }
    const where = { email: 'bea@example.org' };
    const formerList = JSON.stringify(['100']);
    await cms.strapi.db.connection('up_users').where(where).update('imported_listings', formerList);
    await adoptPortalRecords(cms.strapi);
    await run({ owners: [], communications: [] });
    expect(await referencesOf('bea@example.org')).toEqual(['second-100']);
    expect(await listEntries()).toHaveLength(1);
    await runSecond({ owners: [{ ...bea, PropertyIDs: [] }], communications: [] });
    expect(await referencesOf('bea@example.org')).toEqual([]);
    expect(await listEntries()).toEqual([]);
  });

  test('OWN-2 of two who are said to have a listing the first has it', async () => {
    const second = buildOwner({ ID: 'o2', Email: 'bea@example.org' });
    const report = await run({ owners: [buildOwner(), second] });
    expect(report.problems[0]).toMatchObject({ id: 'o2', field: 'PropertyIDs' });
    expect(await referencesOf('bea@example.org')).toEqual([]);
  });

  test('OWN-1 whom staff made stay as staff made them, and are given their listings', async () => {
    const data = { email: 'ann@example.org', lastName: 'By hand', language: 'de' };
    await documentsOf(cms.strapi, OWNER).create({ data });
    await run({ owners: [buildOwner({ Email: 'Ann@Example.org' })] });
    expect(await findOwner('ann@example.org')).toMatchObject({ lastName: 'By hand' });
    expect(await referencesOf('ann@example.org')).toEqual(['100']);
    await run({ owners: [] });
    expect(await referencesOf('ann@example.org')).toEqual([]);
  });

  test('OWN-1 whom the snapshot no longer has are gone, their listings stay', async () => {
    await run({ owners: [buildOwner()] });
    await run();
    expect(await findOwner('ann@example.org')).not.toBeNull();
    await run({ owners: [] });
    expect(await findOwner('ann@example.org')).toBeNull();
    expect(await documentsOf(cms.strapi, LISTING).count({})).toBe(3);
  });

  test('OWN-1 keep their account when they get another number or email', async () => {
    await run({ owners: [buildOwner()] });
    const { documentId } = (await findOwner('ann@example.org')) ?? {};
    await run({ owners: [buildOwner({ ID: 'o9' })] });
    expect((await findOwner('ann@example.org'))?.documentId).toBe(documentId);
    await run({ owners: [buildOwner({ ID: 'o9', Email: 'anna@example.org' })] });
    expect(await findOwner('anna@example.org')).toMatchObject({ documentId, sessionVersion: 1 });
    expect(await referencesOf('anna@example.org')).toEqual(['100']);
  });

  test('OWN-1 who cannot have the email of another are reported', async () => {
    await run({ owners: [buildOwner()] });
    const data = { email: 'bea@example.org', lastName: 'Bea', language: 'nl' };
    await documentsOf(cms.strapi, OWNER).create({ data });
    const report = await run({ owners: [buildOwner({ Email: 'bea@example.org' })] });
    expect(report).toMatchObject({ outcome: 'done', rejected: 1 });
    expect(report.problems[0]).toMatchObject({ id: 'o1', field: 'Email' });
    expect(await referencesOf('ann@example.org')).toEqual(['100']);
  });
});
