import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bootCms, type TestCms } from '../../test/boot';
import { buildListing, buildSnapshot } from '../../test/build-snapshot';
import type { ImportReport } from './import-report';
import { importSnapshot, type ImportOptions } from './import-snapshot';

const LISTING = 'api::listing.listing';
const RUN = 'api::import-run.import-run';

let cms: TestCms;
let stored: string[];

beforeAll(async () => {
  cms = await bootCms();
});

afterAll(() => cms.stop());

beforeEach(async () => {
  stored = [];
  for (const { documentId } of await cms.strapi.documents(LISTING).findMany({ limit: 10_000 })) {
    await cms.strapi.documents(LISTING).delete({ documentId });
  }
});

function run(source: string, options: Partial<ImportOptions> = {}): Promise<ImportReport> {
  return importSnapshot(cms.strapi, { source, storePicture, ...options });
}

/** A row of the media library without its files. */
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
  test('DATA-1 DATA-2 becomes documents that the Document Service reads and writes', async () => {
    const report = await run(buildSnapshot([buildListing({ WebIDs: '5, 7' })]));
    expect(report).toMatchObject({ outcome: 'done', read: 1, added: 1, problemCount: 0 });
    const listing = await findListing('100');
    expect(listing).toMatchObject({
      ...{ goal: 'sale', price: 250000, publishAddress: true, boxNumber: null, bedrooms: 2 },
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
      ...{ outcome: 'done', added: 0, updated: 0, unchanged: 3, withdrawn: 0 },
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
      ...{ state: 'active', withdrawnAt: null, documentId: withdrawn?.documentId },
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
    expect(await listTypeKeys()).toEqual(['2,20']);
    const tree = [{ ID: '102', ParentID: '0', Name: 'Alone', WebID: '2' }];
    expect(await run(buildSnapshot([buildListing()], { tree }))).toMatchObject({ unchanged: 1 });
    expect(await listTypeKeys()).toEqual(['2']);
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
    expect(report).toMatchObject({ outcome: 'done', added: 1, rejected: 0, problemCount: 3 });
    expect(report.problems.map((problem) => problem.field)).toEqual([
      ...['Pictures', 'Pictures', 'Pictures'],
    ]);
    expect((await findListing('100'))?.pictures).toHaveLength(1);
    addPictures(folder, { 'missing.jpg': 'here now' });
    expect(await run(folder)).toMatchObject({ updated: 1, problemCount: 2 });
    expect((await findListing('100'))?.pictures).toHaveLength(2);
  });
});
