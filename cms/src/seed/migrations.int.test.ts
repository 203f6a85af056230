import { createRequire } from 'node:module';
import path from 'node:path';
import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bootCms, type TestCms } from '../../test/boot';
import { buildSeed } from '../../test/build-seed';

const name = '2026.11.22.rename-module-content.js';
const load = createRequire(__filename);

let cms: TestCms;
let connection: Knex;

beforeAll(async () => {
  cms = await bootCms({ seed: await buildSeed() });
  connection = cms.strapi.db.connection as unknown as Knex;
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

test('EDIT-1 a database from before the blocks of modules had their name loses none of them', async () => {
  const [blocks, fields] = [await readBlocks(), await readFields()];
  expect(JSON.stringify(blocks)).toContain('body');
  expect(fields.flat()).toContain('blocks');
  await connection('modules_cmps').update({ field: 'content' });
  for (const row of (await connection('admin_permissions').where({
    subject: 'api::module.module',
  })) as { id: number; properties: unknown }[]) {
    const text =
      typeof row.properties === 'string' ? row.properties : JSON.stringify(row.properties);
    const properties = text.replace('"blocks"', '"content"');
    await connection('admin_permissions').where({ id: row.id }).update({ properties });
  }
  expect(await readBlocks()).not.toEqual(blocks);

  const file = path.resolve(__dirname, '../../database/migrations', name);
  const { up } = load(file) as { up(knex: Knex): Promise<void> };
  await up(connection);

  expect(await readBlocks()).toEqual(blocks);
  expect(await readFields()).toEqual(fields);
});

test('EDIT-1 a start runs the migrations, a new database has nothing to migrate', async () => {
  const run = (await connection('strapi_migrations').select('name')) as { name: string }[];
  expect(run.map((migration) => migration.name)).toEqual([name]);
});
