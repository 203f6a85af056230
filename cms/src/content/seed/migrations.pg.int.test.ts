import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bootCms, type TestCms } from '../../../test/boot';
import { buildSeed } from '../../../test/build-seed';
import {
  listDataVersions,
  recordDataVersion,
  writeDataVersions,
} from '../../platform/database/data-version';
import { findWayBack, type Migration } from '../../platform/database/go-back';

const names = [
  '2026.11.22.rename-module-content.js',
  '2026.11.22.widen-columns.js',
  '2026.11.24.leave-snapshot-settings.js',
] as const;
const reversible: string[] = [names[0], names[1]];
const onPostgres = Boolean(process.env.TEST_DATABASE_URL);
const load = createRequire(__filename);

let cms: TestCms;
let connection: Knex;

beforeAll(async () => {
  cms = await bootCms({ seed: await buildSeed() });
  connection = cms.strapi.db.connection as Knex;
});

afterAll(() => cms.stop());

const readBlocks = async (): Promise<unknown> =>
  (
    await cms.query(`{ modules(locale: "nl") {
      key blocks { ... on ComponentModuleRichText { body } ... on ComponentModulePropertyList { goal } }
    } }`)
  ).data;

async function readFields(): Promise<string[][]> {
  const rows = await cms.strapi.db
    .query('admin::permission')
    .findMany({ where: { subject: 'api::module.module' }, orderBy: 'id' });
  return (rows as { properties: { fields?: string[] } }[]).map(
    ({ properties }) => properties.fields ?? [],
  );
}

const loadMigration = (name: (typeof names)[number]): Migration =>
  load(path.resolve(__dirname, '../../../database/migrations', name)) as Migration;

const migrate = (name: (typeof names)[number]): Promise<void> => loadMigration(name).up(connection);

async function reverse(name: (typeof names)[number]): Promise<void> {
  const { down } = loadMigration(name);
  await down?.(connection);
}

test.each(names)('OPS-6: %s has a way back or says why not', (name) => {
  const { down, noWayBack } = loadMigration(name);
  expect([down === undefined, noWayBack === undefined]).toContain(true);
  expect(down ?? noWayBack).toBeDefined();
  const upgrade = readFileSync(path.resolve(__dirname, '../../../../docs/upgrade.md'), 'utf8');
  const row = upgrade.split('\n').find((line) => line.includes(path.parse(name).name));
  expect(row).toMatch(down ? /\| yes/ : /\| no/);
});

test('OPS-6: the name of the blocks of modules goes back and forth and loses none of them', async () => {
  const [blocks, fields] = [await readBlocks(), await readFields()];
  expect(JSON.stringify(blocks)).toContain('body');
  expect(fields.flat()).toContain('blocks');

  await reverse(names[0]);
  expect(await connection('modules_cmps').distinct('field')).toEqual([{ field: 'content' }]);
  expect((await readFields()).flat()).toContain('content');
  expect(await readBlocks()).not.toEqual(blocks);

  await migrate(names[0]);

  expect(await readBlocks()).toEqual(blocks);
  expect(await readFields()).toEqual(fields);
});

test('EDIT-1 a start runs the migrations, a new database has nothing to migrate', async () => {
  const run = (await connection('strapi_migrations').select('name')) as { name: string }[];
  expect(run.map((migration) => migration.name)).toEqual(names);
});

test('OPS-6: the command goes back over the migrations, and a start runs them again', async () => {
  const versions = await listDataVersions(connection);
  const last = versions.at(-1);
  const earlier = last?.migrations.filter((name) => !reversible.includes(name)) ?? [];
  const before = { version: '0.0.1', migrations: earlier, startedAt: '2026-11-20T08:00:00.000Z' };
  await writeDataVersions(connection, [before, ...versions]);
  const blocks = await readBlocks();

  const back = await findWayBack(connection);
  expect(back).toMatchObject({ to: '0.0.1', migrations: reversible.toReversed() });
  await back.go();
  expect(await connection('strapi_migrations').pluck('name')).toEqual([names[2]]);
  expect(await listDataVersions(connection)).toEqual([before]);
  expect(await readBlocks()).not.toEqual(blocks);

  await cms.strapi.db.migrations.up();
  await recordDataVersion(connection);
  expect(await readBlocks()).toEqual(blocks);
  const [, again] = await listDataVersions(connection);
  expect(again?.migrations.toSorted()).toEqual(last?.migrations.toSorted());
});

test('DATA-2 the address of the snapshot that stood in the settings is left for the start', async () => {
  const table = 'components_site_snapshots';
  const url = 'https://example.org/snapshot/';
  await connection.schema.createTable(table, (columns) => {
    columns.increments('id');
    columns.string('url');
    columns.integer('every_minutes');
    columns.boolean('active');
  });
  await connection(table).insert({ url, every_minutes: 30, active: true });
  try {
    await migrate(names[2]);
    await migrate(names[2]);
  } finally {
    await connection.schema.dropTable(table);
  }
  const rows = (await connection('strapi_core_store_settings')
    .where({ key: 'agency_former_snapshot' })
    .select('value')) as { value: string }[];
  expect(rows.map(({ value }) => JSON.parse(value) as unknown)).toMatchObject([
    { url, every_minutes: 30 },
  ]);
});

test.runIf(onPostgres)(
  'FORM-3 a PostgreSQL from before columns had the size of their attributes is widened',
  async () => {
    const sizes = async (): Promise<unknown[]> => {
      const { rows } = (await connection.raw(
        `select column_name, numeric_precision, character_maximum_length
        from information_schema.columns where table_name = ? and column_name in (?, ?)
        union all select column_name, numeric_precision, character_maximum_length
        from information_schema.columns where table_name = ? and column_name = ?
        order by 1`,
        ['components_lead_offers', 'amount', 'price', 'testimonials', 'website'],
      )) as { rows: unknown[] };
      return rows;
    };
    const fresh = await sizes();
    expect(fresh).toMatchObject([
      { column_name: 'amount', numeric_precision: 15 },
      { column_name: 'price', numeric_precision: 15 },
      { column_name: 'website', character_maximum_length: 500 },
    ]);
    for (const column of ['amount', 'price']) {
      const alter = 'alter table components_lead_offers alter column ?? type numeric(10,2)';
      await connection.raw(alter, [column]);
    }
    await connection.raw('alter table testimonials alter column website type varchar(255)');
    for (const step of [migrate, reverse, migrate]) {
      await step(names[1]);
      expect(await sizes()).toEqual(fresh);
    }
  },
);
