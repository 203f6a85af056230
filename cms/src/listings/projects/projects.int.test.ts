import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestCms } from '../../../test/boot';
import { countStatements } from '../../../test/count-statements';
import { buildListing, buildSnapshot } from '../../../test/build-snapshot';
import { useCms } from '../../../test/use-cms';
import { importSnapshot } from '../import/import-snapshot';

let cms: TestCms;

const yard = {
  ID: 'P-1',
  Name: 'Werf & Tuin',
  Description: '<p>Zestien woningen.</p>',
  PublicAddress: true,
  Street: 'Zeilstraat',
  HouseNumber: '4',
  BoxNr: '-',
  Zip: '1000',
  City: 'Brussel',
  CountryID: 10,
  CountryName: 'België',
  Pictures: [{ ID: 'P-1-1', Url: 'yard.jpg', Name: 'De binnentuin', Origin: 'rendering' }],
};
const quarry = { ...yard, ID: 'P-2', Name: 'Steengroeve', PublicAddress: false, Pictures: [] };
const drawn = { ...quarry, ID: 'P-3', Name: 'Op de tekentafel' };

beforeAll(async () => {
  cms = await useCms('empty');
  await bringIn([yard, quarry, drawn]);
});

afterAll(() => cms.stop());

async function bringIn(projects: unknown[]) {
  const unit = (ID: string, overrides: Record<string, unknown>) =>
    buildListing({ ID, ProjectID: 'P-1', City: 'Brussel', CountryName: 'België', ...overrides });
  const source = buildSnapshot(
    [
      unit('11', { Floor: 2, Price: 410_000, NumberOfBedRooms: 3, SurfaceLiving: 110 }),
      unit('12', { Floor: 0, Price: 295_000, NumberOfBedRooms: 1, SurfaceLiving: 61 }),
      unit('13', { Floor: 1, Price: 199_000, Status: 2 }),
      unit('14', { Floor: 3, Price: 150_000, PublishPrice: false, WebIDs: '3', Marquee: 3 }),
      unit('15', { Status: 5 }),
      unit('21', { ProjectID: 'P-2', Status: 2 }),
      unit('31', { ProjectID: 'P-9' }),
    ],
    { projects },
  );
  mkdirSync(path.join(source, 'pictures'));
  writeFileSync(path.join(source, 'pictures/yard.jpg'), 'not looked at here');
  return importSnapshot(cms.strapi, { source, storePicture, force: true });
}

async function storePicture({ name }: { name: string }): Promise<number> {
  const formats = { avif100: { width: 100 } };
  const file = { name, hash: name, url: `/uploads/${name}`, mime: 'image/jpeg', formats };
  const size = { width: 1600, height: 1067, size: 1, provider: 'local' };
  const { id } = await cms.strapi.db
    .query('plugin::upload.file')
    .create({ data: { ...file, ...size } });
  return Number(id);
}

const card = `id title slug cityName zip address units unitsOnOffer unitsAvailable isSoldOut fromPrice fromGoal
  minBedrooms maxBedrooms hasStudio minArea maxArea`;

async function listProjects(withSold: boolean) {
  const { data, errors } = await cms.query<{ projects: Record<string, unknown>[] }>(
    `query ($withSold: Boolean!) { projects(language: "nl", withSold: $withSold) { ${card} } }`,
    { withSold },
  );
  expect(errors).toBeUndefined();
  return data?.projects ?? [];
}

interface Detail {
  project: null | {
    card: { id: string; address: string | null };
    description: string;
    pictures: { alt: string }[];
    units: { floor: number | null; card: { id: string; price: number | null } }[];
    localized: { language: string; slug: string }[];
  };
}

async function findProject(slug: string): Promise<Detail['project']> {
  const { data, errors } = await cms.query<Detail>(
    `query ($slug: String!) { project(language: "fr", slug: $slug) {
      card { id address } description pictures { alt } localized { language slug }
      units { floor card { id price } }
    } }`,
    { slug },
  );
  expect(errors).toBeUndefined();
  return data?.project ?? null;
}

test('FIND-11 a list shows what is on offer, and the sold out when asked for', async () => {
  const all = await listProjects(true);
  expect(all.map(({ id }) => id)).toEqual(['P-3', 'P-1', 'P-2']);
  expect((await listProjects(false)).map(({ id }) => id)).toEqual(['P-3', 'P-1']);
  expect(all[1]).toEqual({
    id: 'P-1',
    title: 'Werf & Tuin',
    slug: 'werf-tuin-P-1',
    cityName: 'Brussel',
    zip: '1000',
    address: 'Zeilstraat 4',
    units: 4,
    unitsOnOffer: 3,
    unitsAvailable: 2,
    isSoldOut: false,
    fromPrice: 295_000,
    fromGoal: 'sale',
    minBedrooms: 1,
    maxBedrooms: 3,
    hasStudio: true,
    minArea: 61,
    maxArea: 110,
  });
});

test('FIND-11 a page has its units from the ground up, pictures and every language’s address', async () => {
  const project = await findProject('whatever-p-1');
  expect(project?.units.map(({ card: { id } }) => id)).toEqual(['12', '13', '11', '14']);
  expect(project?.units.map(({ floor }) => floor)).toEqual([0, 1, 2, 3]);
  // LAW-12: a rendered picture says so.
  expect(project?.pictures).toEqual([{ alt: 'De binnentuin (Image de synthèse)' }]);
  expect(project?.localized).toHaveLength(4);
  expect(await findProject('P-8')).toBeNull();
  expect(await findProject('')).toBeNull();
  expect(await findProject('xp-1')).toBeNull();
});

test('LAW-8 a project is not sold out while a home of it is held back', async () => {
  const listings = cms.strapi.db.query('api::listing.listing');
  const hold = (reference: string, heldBack: string | null) =>
    listings.update({ where: { reference }, data: { heldBack } });
  const find = async () => (await listProjects(true)).find(({ id }) => id === 'P-2');
  expect(await find()).toMatchObject({ units: 1, unitsOnOffer: 0, isSoldOut: true });
  const project = await findRow('projects', 'P-2');
  const where = { reference: '15' };
  await listings.update({ where, data: { state: 'active', heldBack: 'held', project } });
  expect(await find()).toMatchObject({ units: 1, unitsOnOffer: 0, isSoldOut: false });
  expect((await listProjects(false)).map(({ id }) => id)).toContain('P-2');
  await hold('15', null);
  expect(await find()).toMatchObject({ isSoldOut: true });
  await listings.update({ where, data: { state: 'withdrawn', heldBack: 'held' } });
  expect(await find()).toMatchObject({ isSoldOut: true });
});

async function findRow(table: string, reference: string): Promise<number> {
  const row = (await cms.strapi.db.connection(table).where({ reference }).first('id')) as {
    id: number;
  };
  return row.id;
}

test('DETAIL-4 DETAIL-5 what is not published is nowhere in a project', async () => {
  const project = await findProject('P-1');
  expect(project?.units.at(-1)?.card.price).toBeNull();
  expect(JSON.stringify(await listProjects(true))).not.toContain('150000');
  expect((await findProject('P-2'))?.card.address).toBeNull();
});

test('FIND-11 a page costs the same number of statements however many units it has', async () => {
  // Cities and types are cached until a notification, which may arrive at any time.
  const tables = /(from|join) ["`](project|listing)/;
  const count = async (slug: string): Promise<number> =>
    (await countStatements(cms, tables, () => findProject(slug)))[0];
  await findProject('P-1');
  const many = await count('P-1');
  expect(many).toBeGreaterThan(0);
  expect(many).toBe(await count('P-2'));
});

test('FIND-11 a listing knows its project', async () => {
  const { data } = await cms.query<Record<string, { id: string } | null>>(
    `{ one: projectOfListing(language: "nl", id: "12") { id }
       none: projectOfListing(language: "nl", id: "31") { id } }`,
  );
  expect(data).toEqual({ one: { id: 'P-1' }, none: null });
});

test('DATA-3 an import changes the projects that changed, and reports what is wrong', async () => {
  const report = await bringIn([
    { ...yard, Name: 'Werf' },
    { ...quarry, Pictures: 'no' },
  ]);
  // The listing of P-9 is retried until that project exists.
  expect(report).toMatchObject({ outcome: 'done', unchanged: 6, updated: 1 });
  expect(report.problems.map(({ id, field }) => `${id} ${field}`)).toContain('P-2 Pictures');
  const titles = (await listProjects(true)).map(({ title }) => title);
  expect(titles).toEqual(['Werf', 'Steengroeve']);
});
