import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { TestCms } from '../../../test/boot';
import { buildListing, buildSnapshot } from '../../../test/build-snapshot';
import { buildEnvironment } from '../../../test/environment';
import { logIn } from '../../../test/log-in';
import { useCms } from '../../../test/use-cms';
import type { ImportReport } from './import-report';
import { importSnapshot, type SnapshotOptions } from './import-snapshot';

const LISTING = 'api::listing.listing';
const RUN = 'api::import-run.import-run';

const onPostgres = Boolean(process.env.TEST_DATABASE_URL);
const half = '\ud83d';
const oddName = `${'n'.repeat(254)}😀`;
const oddPictures = [{ ID: 'p', Url: 'gone.jpg', Name: `Garden ${half}`, Kind: 'photo' }];

let cms: TestCms;
let stored: string[];

beforeAll(async () => {
  cms = await useCms('empty');
});

afterAll(() => cms.stop());

beforeEach(async () => {
  stored = [];
  for (const { documentId } of await cms.strapi.documents(LISTING).findMany({ limit: 10_000 })) {
    await cms.strapi.documents(LISTING).delete({ documentId });
  }
});

function run(source: string, options: Partial<SnapshotOptions> = {}): Promise<ImportReport> {
  return importSnapshot(cms.strapi, { source, storePicture, ...options });
}

/** Adds a row to the media library without files. */
async function storePicture({ name, bytes }: { name: string; bytes: Buffer }): Promise<number> {
  if (bytes.toString() === 'broken') throw new Error('is not a picture');
  stored.push(name);
  const formats = { avif400: { width: 400 }, avif600: { width: 600 } };
  const size = { width: 800, height: 600, size: 1, formats };
  const data = { name, hash: name, url: `/uploads/${name}`, mime: 'image/jpeg', provider: 'local' };
  const files = cms.strapi.db.query('plugin::upload.file');
  return Number((await files.create({ data: { ...data, ...size } })).id);
}

function listMany(
  count: number,
  overrides: (index: number) => Record<string, unknown> = () => ({}),
) {
  return Array.from({ length: count }, (_, i) =>
    buildListing({ ID: String(1000 + i), ...overrides(i) }),
  );
}

interface StoredListing extends Record<string, unknown> {
  documentId: string;
  texts: { language: string; title: string }[];
  types: { webId: string }[];
  pictures: { name: string }[] | null;
}

async function findListing(reference: string): Promise<StoredListing | null> {
  const listing: unknown = await cms.strapi.documents(LISTING).findFirst({
    filters: { reference },
    populate: ['texts', 'types', 'city', 'pictures'],
  });
  return listing as StoredListing | null;
}

async function countRows(table: string, goal?: number): Promise<number> {
  const rows = cms.strapi.db.connection(table).where(goal === undefined ? {} : { goal });
  const [row] = await rows.count({ count: '*' });
  return Number(row?.count);
}

describe('a snapshot', () => {
  test('DATA-1 an id with a dot stands under a reference without, also one that was imported with it', async () => {
    const snapshot = buildSnapshot([buildListing({ ID: '2024.015' })]);
    expect(await run(snapshot)).toMatchObject({ outcome: 'done', added: 1 });
    const listing = await findListing('2024-015');
    expect(listing).toMatchObject({ externalId: '2024.015' });
    await cms.strapi.db.connection('listings').update({ reference: '2024.015' });
    expect(await run(snapshot)).toMatchObject({ added: 0, updated: 1, withdrawn: 0 });
    expect(await findListing('2024-015')).toMatchObject({ documentId: listing?.documentId });
    expect(await run(snapshot)).toMatchObject({ updated: 0, unchanged: 1 });
  });

  test('DATA-1 DATA-2 becomes documents that the Document Service reads and writes', async () => {
    const report = await run(buildSnapshot([buildListing({ WebIDs: '5, 7' })]));
    expect(report).toMatchObject({ outcome: 'done', read: 1, added: 1, problemCount: 0 });
    const listing = await findListing('100');
    expect(listing).toMatchObject({
      goal: 'sale',
      price: 250000,
      publishAddress: true,
      boxNumber: null,
      bedrooms: 2,
      listedAt: '2026-10-01T08:00:00.000Z',
      city: { name: 'Brussel', zip: '1000' },
    });
    expect(listing?.texts?.map((text) => [text.language, text.title])).toEqual([
      ...[
        ['nl', 'Title nl'],
        ['fr', 'Title fr'],
        ['en', 'Title en'],
        ['de', 'Title de'],
      ],
    ]);
    expect(listing?.types?.map((type) => type.webId)).toEqual(['5', '7']);
    const edited = await cms.strapi
      .documents(LISTING)
      .update({ documentId: listing?.documentId ?? '', data: { price: 240000 } as never });
    expect(edited).toMatchObject({ price: 240000 });
    expect((await findListing('100'))?.texts).toHaveLength(4);
  });

  test('DATA-2 DATA-3 imported again changes nothing', async () => {
    const folder = buildSnapshot(listMany(3));
    await run(folder);
    const before = await cms.strapi.db.connection('listings').select('id', 'updated_at');
    const [version] = await cms.strapi.db.connection('data_versions').select('version');
    expect(await run(folder)).toMatchObject({
      outcome: 'done',
      added: 0,
      updated: 0,
      unchanged: 3,
      withdrawn: 0,
    });
    expect(await cms.strapi.db.connection('listings').select('id', 'updated_at')).toEqual(before);
    const [after] = await cms.strapi.db.connection('data_versions').select('version');
    expect(after).toEqual(version);
  });

  test('DATA-3 adds, updates and withdraws only what changed', async () => {
    await run(buildSnapshot(listMany(4)));
    const kept = await findListing('1000');
    const report = await run(
      buildSnapshot([
        ...listMany(2, (i) => (i === 1 ? { Price: 199000, Title: 'New title' } : {})),
        buildListing({ ID: '2000' }),
      ]),
    );
    expect(report).toMatchObject({ added: 1, updated: 1, unchanged: 1, withdrawn: 2 });
    expect((await findListing('1000'))?.updatedAt).toEqual(kept?.updatedAt);
    expect(await findListing('1001')).toMatchObject({ price: 199000, state: 'active' });
    expect((await findListing('1001'))?.texts?.[0]).toMatchObject({ title: 'New title' });
    expect((await findListing('1001'))?.texts).toHaveLength(4);
    expect(await findListing('1003')).toMatchObject({ state: 'withdrawn' });
  });

  test('DATA-3 a withdrawn listing that comes back is active again', async () => {
    const folder = buildSnapshot(listMany(2));
    await run(folder);
    await run(buildSnapshot(listMany(1)));
    const withdrawn = await findListing('1001');
    expect(withdrawn).toMatchObject({ state: 'withdrawn' });
    expect(await run(folder)).toMatchObject({ updated: 1, unchanged: 1 });
    expect(await findListing('1001')).toMatchObject({
      state: 'active',
      withdrawnAt: null,
      documentId: withdrawn?.documentId,
    });
  });

  test('DATA-3 leaves alone what an editor made by hand', async () => {
    await run(buildSnapshot([buildListing()]));
    const data = { reference: 'BY-HAND', goal: 'sale', state: 'active', availability: 'available' };
    await cms.strapi.documents(LISTING).create({ data: data as never });
    expect(await run(buildSnapshot([buildListing()]))).toMatchObject({ withdrawn: 0 });
    expect(await findListing('BY-HAND')).toMatchObject({ state: 'active' });
  });

  test('DATA-3 leaves the owner of a listing alone when it changes', async () => {
    await run(buildSnapshot([buildListing()]));
    const owner = await cms.strapi.documents('plugin::users-permissions.user').findFirst({});
    const { documentId = '' } = (await findListing('100')) ?? {};
    const data = { owner: owner?.documentId } as never;
    await cms.strapi.documents(LISTING).update({ documentId, data });
    await run(buildSnapshot([buildListing({ Price: 1000 })]));
    const after = await cms.strapi.documents(LISTING).findOne({ documentId, populate: ['owner'] });
    expect(after?.owner).toMatchObject({ documentId: owner?.documentId });
  });

  test('DATA-5 holds the tree of types in every language', async () => {
    await run(buildSnapshot([buildListing()]));
    const types = cms.strapi.documents('api::property-type.property-type');
    expect(await types.findMany({ locale: 'fr', filters: { webId: '1' } })).toMatchObject([
      { name: 'Type 1 fr', parentWebId: '20', showOrder: 0 },
    ]);
    expect(await types.findMany({ locale: 'de', filters: { webId: '20' } })).toMatchObject([
      { name: 'Homes de', parentWebId: null },
    ]);
  });

  test('DATA-5 a type that moves in the tree moves all its listings', async () => {
    const listTypeKeys = async () =>
      (await cms.strapi.db.connection('search_rows').where({ goal: 0 })).map(
        (row) => row.type_keys,
      );
    await run(buildSnapshot([buildListing()]));
    expect(await listTypeKeys()).toEqual(['2,20,kind-unknown']);
    const tree = [{ ID: '102', ParentID: '0', Name: 'Alone', WebID: '2' }];
    expect(await run(buildSnapshot([buildListing()], { tree }))).toMatchObject({ unchanged: 1 });
    expect(await listTypeKeys()).toEqual(['2,kind-unknown']);
    await run(buildSnapshot([buildListing()]));
  });
});

describe('bad records', () => {
  test('DATA-3 are reported by id and field, and the rest goes on', async () => {
    const report = await run(
      buildSnapshot([
        buildListing(),
        buildListing({ ID: 'bad', Price: 'much', Zip: '' }),
        buildListing({ ID: '100' }),
      ]),
    );
    expect(report).toMatchObject({ outcome: 'done', added: 1, rejected: 5 });
    expect(report.problems).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: 'bad', field: 'Price', message: 'is not a number' }),
        expect.objectContaining({ id: 'bad', field: 'Zip', message: 'is missing' }),
        expect.objectContaining({ id: '100', field: 'ID' }),
      ]),
    );
  });

  test('DATA-3 a listing whose new record is wrong stays as it was', async () => {
    await run(buildSnapshot(listMany(2)));
    const report = await run(buildSnapshot(listMany(2, (i) => (i ? { Price: 'much' } : {}))));
    expect(report).toMatchObject({ unchanged: 1, rejected: 1, withdrawn: 0 });
    expect(await findListing('1001')).toMatchObject({ state: 'active', price: 250000 });
  });

  test('DATA-3 a thousand of them are counted and the first two hundred listed', async () => {
    const report = await run(buildSnapshot(listMany(1001, (i) => (i ? { Goal: 'x' } : {}))));
    expect(report).toMatchObject({ outcome: 'done', added: 1, rejected: 1000 });
    expect(report.problemCount).toBe(1000);
    expect(report.problems).toHaveLength(200);
    const [kept] = await cms.strapi.documents(RUN).findMany({ sort: 'id:desc', limit: 1 });
    expect(kept).toMatchObject({ outcome: 'done', rejected: 1000, problemCount: 1000 });
  });
});

describe('a snapshot that is not one', () => {
  test.each([
    ['JSON that does not end', { properties: '[{"ID": "1"' }],
    ['a megabyte of nonsense', { properties: 'x'.repeat(2 ** 20) }],
    ['an object for a list', { properties: { a: 1 } }],
    ['another format', { manifest: { format: 9, languages: ['nl'] } }],
  ])('DATA-3 %s changes nothing and is kept as a failed run', async (_name, files) => {
    await run(buildSnapshot(listMany(3)));
    const before = await cms.strapi.db.connection('listings').orderBy('id');
    const report = await run(buildSnapshot([], files));
    expect(report.outcome).toBe('failed');
    expect(report.message).toMatch(/json|manifest/);
    expect(await cms.strapi.db.connection('listings').orderBy('id')).toEqual(before);
    const [kept] = await cms.strapi.documents(RUN).findMany({ sort: 'id:desc', limit: 1 });
    expect(kept).toMatchObject({ outcome: 'failed', message: report.message });
  });

  test('DATA-3 a missing folder changes nothing', async () => {
    expect(await run('/nowhere/at/all')).toMatchObject({
      outcome: 'failed',
      message: '/nowhere/at/all/manifest.json is missing',
    });
  });

  test('DATA-3 one that would withdraw most listings is refused, unless forced', async () => {
    await run(buildSnapshot(listMany(20)));
    const smaller = buildSnapshot(listMany(4));
    const refused = await run(smaller);
    expect(refused).toMatchObject({ outcome: 'refused', withdrawn: 0 });
    expect(refused.message).toContain('would withdraw 16 of 20 listings');
    expect(await countRows('search_rows', 0)).toBe(20);
    expect(await run(smaller, { force: true })).toMatchObject({ outcome: 'done', withdrawn: 16 });
    expect(await countRows('search_rows', 0)).toBe(4);
    expect(await countRows('listing_cards')).toBe(16);
  });

  test.each(['fr', 'nl'])(
    'DATA-3 one whose file of the language %s came empty is refused, unless forced',
    async (language) => {
      await run(buildSnapshot(listMany(20)));
      const without = (listing: ReturnType<typeof buildListing>) =>
        new Map([...listing].filter(([own]) => own !== language));
      const folder = buildSnapshot(listMany(20).map(without));
      const refused = await run(folder);
      expect(refused).toMatchObject({ outcome: 'refused', updated: 0 });
      expect(refused.message).toContain(`take the texts in ${language} from 20 of 20 listings`);
      expect((await findListing('1000'))?.texts).toHaveLength(4);
      expect(await run(folder, { force: true })).toMatchObject({ outcome: 'done', updated: 20 });
      expect((await findListing('1000'))?.texts).toHaveLength(3);
    },
  );

  test('DATA-3 a language that a few listings lose, or that all lose with the listing, is believed', async () => {
    await run(buildSnapshot(listMany(20)));
    const fewer = listMany(15).map((listing, i) => {
      if (i < 5) listing.delete('de');
      return listing;
    });
    expect(await run(buildSnapshot(fewer))).toMatchObject({ updated: 5, withdrawn: 5 });
  });

  test('DATA-3 one that lost its projects, or their texts in a language, is refused', async () => {
    const Name = 'Yard';
    const projects = Array.from({ length: 8 }, (_, i) => ({ ID: `P${i}`, Name, CountryID: 10 }));
    expect(await run(buildSnapshot(listMany(1), { projects }))).toMatchObject({ problemCount: 0 });
    const none = await run(buildSnapshot(listMany(1), { projects: [] }));
    expect(none.message).toContain('withdraw 8 of 8 projects');
    const folder = buildSnapshot(listMany(1), { projects });
    writeFileSync(path.join(folder, 'fr/projects.json'), '[]');
    expect((await run(folder)).message).toContain('take the texts in fr from 8 of 8 projects');
    expect(await run(folder, { force: true })).toMatchObject({ outcome: 'done' });
    const gone = buildSnapshot(listMany(1), { projects: [] });
    expect(await run(gone, { force: true })).toMatchObject({ outcome: 'done' });
  });

  test.each([
    ['a group with a long name', { tree: [{ ID: '9', WebID: '90', Name: 'n'.repeat(256) }] }],
    ['a group with a long id', { tree: [{ ID: '9', WebID: '9'.repeat(256), Name: 'Group' }] }],
    ['a type whose order is no order', {}, { ShowOrder: 1e12 }],
    ['a project in half a country', { projects: [{ ID: 'Q', Name: 'Yard', CountryID: 2.5 }] }],
    ['a project in a country too far', { projects: [{ ID: 'Q', Name: 'Yard', CountryID: 1e12 }] }],
    ['a project whose name breaks in a pair', { projects: [{ ID: 'Q', Name: oddName }] }],
    ['pictures with half a pair', { projects: [{ ID: 'Q', Name: 'Yard', Pictures: oddPictures }] }],
    ['a listing with half a pair', {}, {}, { Pictures: oddPictures }],
  ])(
    'DATA-3 %s leaves the rest of the import alone',
    async (_name, files: object, type: object = {}, fields: object = {}) => {
      const types = ['2', '8'].map((WebID) => ({ WebID, Name: `Type ${WebID}`, ...type }));
      const ID = String(3000 + Math.trunc(performance.now()));
      const folder = buildSnapshot([buildListing({ ID, ...fields })], { types, ...files });
      expect(await run(folder)).toMatchObject({ outcome: 'done', added: 1 });
      expect(await findListing(ID)).toMatchObject({ state: 'active' });
    },
  );

  test('DATA-3 a failure while writing leaves everything as it was', async () => {
    await run(buildSnapshot(listMany(2)));
    const tables = ['listings', 'search_rows', 'listing_cards', 'components_listing_texts'];
    const read = () =>
      Promise.all(tables.map((table) => cms.strapi.db.connection(table).orderBy('id')));
    const before = await read();
    const Pictures = [{ ID: 'p', Url: 'a.jpg', Kind: 'photo' }];
    const folder = buildSnapshot(listMany(3, () => ({ Pictures, Price: 1 })));
    mkdirSync(path.join(folder, 'pictures'));
    writeFileSync(path.join(folder, 'pictures/a.jpg'), 'a');
    const report = await run(folder, { storePicture: () => Promise.resolve(999_999) });
    expect(report).toMatchObject({ outcome: 'failed', added: 0, updated: 0 });
    expect(await read()).toEqual(before);
  });
});

describe('what a listing refers to', () => {
  test('DATA-3 a listing whose project could not be read is completed once it can', async () => {
    const listing = buildListing({ ID: '4001', ProjectID: 'late' });
    const project = { ID: 'late', Name: 'Yard', CountryID: 'nowhere' };
    const report = await run(buildSnapshot([listing], { projects: [project] }));
    expect(report).toMatchObject({ outcome: 'done', added: 1 });
    expect(report.problems.map(({ field }) => field)).toContain('ProjectID');
    const whole = buildSnapshot([listing], { projects: [{ ...project, CountryID: 10 }] });
    expect(await run(whole)).toMatchObject({ outcome: 'done', updated: 1, problemCount: 0 });
    const filters = { reference: '4001', project: { reference: 'late' } };
    expect(await cms.strapi.documents(LISTING).count({ filters })).toBe(1);
    expect(await run(whole)).toMatchObject({ updated: 0, unchanged: 1 });
  });

  test('DATA-3 a listing one of whose types could not be read is completed once it can', async () => {
    const listing = buildListing({ ID: '4002', WebIDs: '2, 77' });
    const type = { WebID: '77', Name: 'n'.repeat(121) };
    const flat = { WebID: '2', Name: 'Flat' };
    await run(buildSnapshot([listing], { types: [flat, type] }));
    expect((await findListing('4002'))?.types).toHaveLength(1);
    const whole = buildSnapshot([listing], { types: [flat, { ...type, Name: 'Mill' }] });
    expect(await run(whole)).toMatchObject({ outcome: 'done', updated: 1 });
    expect((await findListing('4002'))?.types).toHaveLength(2);
    expect(await run(whole)).toMatchObject({ updated: 0, unchanged: 1 });
  });
});

describe('beside an editor', () => {
  test.runIf(onPostgres)(
    'DATA-3 an editor who saves during an import, and the import, both succeed',
    async () => {
      await run(buildSnapshot([buildListing()]));
      const { documentId = '' } = (await findListing('100')) ?? {};
      const manager = `/content-manager/collection-types/${LISTING}/${documentId}`;
      const { ADMIN_EMAIL, ADMIN_PASSWORD } = buildEnvironment();
      const token = await logIn(cms.url, ADMIN_EMAIL, ADMIN_PASSWORD);
      let goOn = (): void => undefined;
      const gate = new Promise<void>((resolve) => (goOn = resolve));
      onTestFinished(() => goOn());
      let isSaving = false;
      // The editor's save has locked the listing and waits.
      const forget = cms.strapi.db.lifecycles.subscribe({
        models: [LISTING],
        beforeUpdate: () => ((isSaving = true), gate),
      });
      const { updatedAt } = (await findListing('100')) as { updatedAt?: string };
      const save = fetch(`${cms.url}${manager}`, {
        method: 'PUT',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'if-match': `"${updatedAt}"`,
        },
        body: JSON.stringify({ latitude: 50.9 }),
      });
      await expect.poll(() => isSaving, { timeout: 20_000 }).toBe(true);
      const imported = run(buildSnapshot([buildListing({ Price: 111_000 })]));
      await expect.poll(countWaiting, { timeout: 20_000 }).toBe(1);
      forget();
      goOn();
      expect([(await save).status, (await imported).outcome]).toEqual([200, 'done']);
      expect(await findListing('100')).toMatchObject({ price: 111_000 });
    },
  );

  /** Counts the database sessions that wait for a lock. */
  async function countWaiting(): Promise<number> {
    const { rows } = (await cms.strapi.db.connection.raw(
      `select count(*) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
    )) as { rows: { count: string }[] };
    return Number(rows[0]?.count);
  }
});

describe('pictures', () => {
  const withPictures = (urls: string[]) =>
    buildListing({
      Pictures: urls.map((Url, i) => ({ ID: `p${i}`, Url, Name: `Picture ${i}`, Kind: 'photo' })),
    });

  function addPictures(folder: string, files: Record<string, string>): void {
    mkdirSync(path.join(folder, 'pictures'), { recursive: true });
    for (const [name, content] of Object.entries(files)) {
      writeFileSync(path.join(folder, 'pictures', name), content);
    }
  }

  test('DATA-3 are stored once per address, in their order', async () => {
    const folder = buildSnapshot([
      withPictures(['b.jpg', 'a.jpg']),
      new Map([...withPictures(['a.jpg'])].map(([l, r]) => [l, { ...r, ID: '101' }])),
    ]);
    addPictures(folder, { 'a.jpg': 'a', 'b.jpg': 'b' });
    expect(await run(folder)).toMatchObject({ added: 2, problemCount: 0 });
    expect(stored.sort()).toEqual(['a.jpg', 'b.jpg']);
    expect((await findListing('100'))?.pictures?.map((file) => file.name)).toEqual([
      ...['b.jpg', 'a.jpg'],
    ]);
  });

  test('DATA-3 one that is missing, broken or outside is a line, and is tried again', async () => {
    const listing = withPictures(['a.jpg', 'broken.jpg', 'missing.jpg', '../../etc/passwd']);
    const folder = buildSnapshot([listing]);
    addPictures(folder, { 'a.jpg': 'a', 'broken.jpg': 'broken' });
    const report = await run(folder);
    expect(report).toMatchObject({ outcome: 'done', added: 1, rejected: 0, problemCount: 1 });
    expect(report.problems[0]).toMatchObject({
      field: 'Pictures',
      message: expect.stringMatching(/^broken\.jpg: .* \(and 2 more\)$/),
    });
    expect((await findListing('100'))?.pictures).toHaveLength(1);
    addPictures(folder, { 'missing.jpg': 'here now' });
    expect(await run(folder)).toMatchObject({ updated: 1, problemCount: 1 });
    expect((await findListing('100'))?.pictures).toHaveLength(2);
  });
});
