import { createRequire } from 'node:module';
import path from 'node:path';
import type { Knex } from 'knex';

const load = createRequire(path.resolve(__dirname, '../package.json'));
const createKnex = load('knex') as (settings: object) => Knex;

/** A separate connection to the database of a CMS. */
export type Database = Knex;

export type Rows = Knex.QueryBuilder;

/** Opens the database with the settings of a CMS; `destroy` closes it. */
export function openDatabase(env: Readonly<Record<string, string>>): Database {
  if (env.DATABASE_CLIENT === 'postgres') {
    return createKnex({ client: 'pg', connection: env.DATABASE_URL, pool: { min: 0, max: 2 } });
  }
  const connection = { filename: env.DATABASE_FILENAME, options: { timeout: 10_000 } };
  return createKnex({ client: 'better-sqlite3', connection, useNullAsDefault: true });
}
