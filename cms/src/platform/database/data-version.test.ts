import { version } from '@agency/domain/version';
import knex, { type Knex } from 'knex';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  compareVersions,
  listDataVersions,
  recordDataVersion,
  refuseNewerData,
  writeDataVersions,
} from './data-version';
import { findWayBack, type Migration } from './go-back';

const written = (name: string, ...migrations: string[]) => ({
  version: name,
  migrations,
  startedAt: '2027-01-03T08:00:00.000Z',
});

let database: Knex;

beforeEach(async () => {
  const connection = { filename: ':memory:' };
  database = knex({ client: 'better-sqlite3', connection, useNullAsDefault: true });
  await database.schema.createTable('strapi_core_store_settings', (table) => {
    table.increments('id');
    table.string('key');
    table.string('type');
    table.text('value');
  });
  for (const name of ['strapi_migrations', 'strapi_migrations_internal']) {
    await database.schema.createTable(name, (table) => {
      table.increments('id');
      table.string('name');
    });
  }
});

afterEach(() => database.destroy());

const runMigrations = (...names: string[]) =>
  database('strapi_migrations').insert(names.map((name) => ({ name })));

test.each([
  ['1.0.0', '1.0.0', 0],
  ['1.0.0', '1.0.1', -1],
  ['1.10.0', '1.9.0', 1],
  ['2.0.0', '1.9.9', 1],
  ['1.1.0-dev', '1.1.0', -1],
  ['1.1.0-dev', '1.0.9', 1],
])('OPS-6: version %s beside %s is %i', (a, b, order) => {
  expect(Math.sign(compareVersions(a, b))).toBe(order);
});

test('OPS-6: a database says which versions have written it, and with which migrations', async () => {
  await recordDataVersion(database);
  expect(await listDataVersions(database)).toMatchObject([{ version, migrations: [] }]);

  await runMigrations('2026.11.22.widen-columns.js');
  await database('strapi_migrations_internal').insert({ name: '5.0.0-03-locale' });
  const [{ startedAt } = { startedAt: '' }] = await listDataVersions(database);
  await recordDataVersion(database);
  const migrations = ['5.0.0-03-locale', '2026.11.22.widen-columns.js'];
  expect(await listDataVersions(database)).toEqual([{ version, migrations, startedAt }]);

  await writeDataVersions(database, [written('0.9.0')]);
  await recordDataVersion(database);
  const versions = await listDataVersions(database);
  expect(versions.map((item) => item.version)).toEqual(['0.9.0', version]);
});

test('OPS-6: data of this version, of an older one and of none is taken', async () => {
  await refuseNewerData(database);
  for (const name of ['0.0.1', version]) {
    await writeDataVersions(database, [written(name)]);
    await refuseNewerData(database);
  }
  await database.schema.dropTable('strapi_core_store_settings');
  await refuseNewerData(database);
});

test('OPS-6: data of a newer version is refused by a sentence that names both', async () => {
  await writeDataVersions(database, [written(version), written('99.1.0')]);
  await expect(refuseNewerData(database)).rejects.toThrow(
    `The database was written by version 99.1.0, and this is version ${version}: ` +
      'start version 99.1.0 or newer, or go back as docs/upgrade.md says.',
  );
});

test('OPS-6: a migration that this version does not have is refused by its name', async () => {
  await writeDataVersions(database, [written(version)]);
  await runMigrations('2099.01.01.split-names.js');
  await expect(refuseNewerData(database)).rejects.toThrow('migration 2099.01.01.split-names.js');
});

const rename = '2026.11.22.rename-module-content.js';
const widen = '2026.11.22.widen-columns.js';

test('OPS-6: the way back reverses the newest migration first and forgets the newer version', async () => {
  await runMigrations(rename, widen);
  await writeDataVersions(database, [written('0.0.1'), written('0.0.2', rename, widen)]);
  const reversed: string[] = [];
  const load = (name: string): Partial<Migration> => ({
    down: () => Promise.resolve(void reversed.push(name)),
  });
  const back = await findWayBack(database, load);
  expect(back).toMatchObject({ from: '0.0.2', to: '0.0.1', migrations: [widen, rename] });
  expect(reversed).toEqual([]);

  await back.go();
  expect(reversed).toEqual([widen, rename]);
  expect(await database('strapi_migrations')).toEqual([]);
  expect(await listDataVersions(database)).toEqual([written('0.0.1')]);
});

test('OPS-6: a way back that fails changes nothing', async () => {
  await runMigrations(rename, widen);
  const versions = [written('0.0.1'), written('0.0.2', rename, widen)];
  await writeDataVersions(database, versions);
  const load = (name: string): Partial<Migration> => ({
    down: async (trx) => {
      if (name === rename) throw new Error('no');
      await trx.schema.dropTable('strapi_migrations_internal');
    },
  });
  const back = await findWayBack(database, load);
  await expect(back.go()).rejects.toThrow('no');
  expect(await database.schema.hasTable('strapi_migrations_internal')).toBe(true);
  expect(await database('strapi_migrations')).toHaveLength(2);
  expect(await listDataVersions(database)).toEqual(versions);
});

test.each([
  ['2026.11.24.leave-snapshot-settings.js', 'The address is a feed since'],
  ['5.0.0-03-locale', 'It is one of Strapi’s own.'],
])('OPS-6: %s has no way back, and the command says why', async (name, reason) => {
  await writeDataVersions(database, [written('0.0.1'), written('0.0.2', name)]);
  await expect(findWayBack(database)).rejects.toThrow(
    `The migration ${name} cannot be reversed. ${reason}`,
  );
});

test.each([
  [[], 'No version since 1.0.0 has written the database: only a backup leads back.'],
  [[written('0.0.1')], 'Version 0.0.1 alone has written the database'],
])('OPS-6: without a version before there is no way back', async (versions, sentence) => {
  if (versions.length > 0) await writeDataVersions(database, versions);
  await expect(findWayBack(database)).rejects.toThrow(sentence);
});
