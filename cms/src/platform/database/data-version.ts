import { readdirSync } from 'node:fs';
import path from 'node:path';
import { version as ownVersion } from '@agency/domain/version';
import type { Knex } from 'knex';
import { PlainError } from '../process/plain-error';

export interface DataVersion {
  version: string;
  /** Names of all migrations run by then, Strapi's included. */
  migrations: string[];
  /** Time of its first start, ISO 8601. */
  startedAt: string;
}

const STORE = 'strapi_core_store_settings';
const KEY = 'agency_versions';
export const OWN_MIGRATIONS = 'strapi_migrations';
const STRAPI_MIGRATIONS = 'strapi_migrations_internal';

/** Lists the versions that have written to the database, newest last; empty before 1.0.0. */
export async function listDataVersions(database: Knex): Promise<DataVersion[]> {
  if (!(await database.schema.hasTable(STORE))) return [];
  const row = (await database(STORE).where({ key: KEY }).first('value')) as
    { value: string } | undefined;
  return row ? (JSON.parse(row.value) as DataVersion[]) : [];
}

/**
 * Throws a PlainError if a newer version has written to the database: Strapi would drop its new
 * tables and columns. Call it before Strapi synchronizes the schema.
 */
export async function refuseNewerData(database: Knex): Promise<void> {
  const last = (await listDataVersions(database)).at(-1);
  if (last && compareVersions(last.version, ownVersion) > 0) {
    throw new PlainError(
      `The database was written by version ${last.version}, and this is version ${ownVersion}: ` +
        `start version ${last.version} or newer, or go back as docs/upgrade.md says.`,
    );
  }
  const known = readdirSync(findMigrations());
  const unknown = (await listMigrations(database, OWN_MIGRATIONS)).find(
    (name) => !known.includes(name),
  );
  if (unknown !== undefined) {
    throw new PlainError(
      `The database was changed by the migration ${unknown}, which this version ${ownVersion} does not ` +
        'have: start the newer version that has it, or go back as docs/upgrade.md says.',
    );
  }
}

export async function recordDataVersion(database: Knex): Promise<void> {
  const versions = await listDataVersions(database);
  const migrations = [
    ...(await listMigrations(database, STRAPI_MIGRATIONS)),
    ...(await listMigrations(database, OWN_MIGRATIONS)),
  ];
  const last = versions.at(-1);
  const isKnown = last?.version === ownVersion;
  if (isKnown && last.migrations.length === migrations.length) return;
  const startedAt = isKnown ? last.startedAt : new Date().toISOString();
  const others = isKnown ? versions.slice(0, -1) : versions;
  await writeDataVersions(database, [...others, { version: ownVersion, migrations, startedAt }]);
}

export async function writeDataVersions(
  database: Knex,
  versions: readonly DataVersion[],
): Promise<void> {
  const value = JSON.stringify(versions);
  const updated = await database(STORE).where({ key: KEY }).update({ value });
  if (updated === 0) await database(STORE).insert({ key: KEY, type: 'object', value });
}

/** Returns the folder of migrations; compiled code is one level deeper than its source. */
export function findMigrations(): string {
  const parent = path.resolve(__dirname, '../../..');
  const cms = path.basename(parent) === 'dist' ? path.dirname(parent) : parent;
  return path.join(cms, 'database/migrations');
}

async function listMigrations(database: Knex, table: string): Promise<string[]> {
  if (!(await database.schema.hasTable(table))) return [];
  const rows = (await database(table).select('name').orderBy('id')) as { name: string }[];
  return rows.map(({ name }) => name);
}

/**
 * Compares versions: negative if `a` is older. A prerelease (`1.1.0-dev`) comes before its
 * release.
 */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [parseVersion(a), parseVersion(b)];
  const differing = left.findIndex((number, index) => number !== right[index]);
  return differing < 0 ? 0 : (left[differing] ?? 0) - (right[differing] ?? 0);
}

function parseVersion(version: string): number[] {
  const [numbers = '', suffix] = version.split('-');
  return [...numbers.split('.').map(Number), suffix === undefined ? 1 : 0];
}
