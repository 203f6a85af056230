import knex, { type Knex } from 'knex';
import type { Environment } from '../process/env';

export function openDatabase(env: Environment): Knex {
  const isPostgres = env.DATABASE_CLIENT === 'postgres';
  return knex({
    client: isPostgres ? 'postgres' : 'better-sqlite3',
    connection: isPostgres
      ? { connectionString: env.DATABASE_URL }
      : { filename: env.DATABASE_FILENAME },
    useNullAsDefault: true,
    pool: { min: 1, max: 1 },
  });
}
