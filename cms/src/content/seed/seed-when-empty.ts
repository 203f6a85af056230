import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Knex } from 'knex';
import { refuseNewerData } from '../../platform/database/data-version';
import { openDatabase } from '../../platform/database/open-database';
import type { Environment } from '../../platform/process/env';
import { PlainError } from '../../platform/process/plain-error';
import { runChild } from '../../platform/process/run-child';

/** PostgreSQL advisory lock of the process that fills the database; an arbitrary unique number. */
const seedLock = 5_284_131;

/**
 * Fills an empty database by running `script` in a child process, which frees its memory when it
 * exits (decision 0120); cheap if the database is filled. On PostgreSQL, one of several starting
 * processes fills it and the others wait. Throws if the script fails, which prints the reason.
 * Skipped if a newer version has written to the database.
 */
export async function seedWhenEmpty(env: Environment, script: string): Promise<void> {
  if (!env.SEED_ON_EMPTY) return;
  const database = openDatabase(env);
  try {
    await refuseNewerData(database);
    // Held by this connection until it is closed.
    if (env.DATABASE_CLIENT === 'postgres') {
      await database.raw('select pg_advisory_lock(?)', [seedLock]);
    }
    if (await isFilled(database, env.SEED_DIR)) return;
    const ended = await runChild(script);
    if (ended !== 0) throw new PlainError(`The database could not be filled (${ended}).`);
  } finally {
    await database.destroy();
  }
}

/** Reports whether the seed has nothing to do; the seed itself checks further. */
async function isFilled(database: Knex, seedDir: string): Promise<boolean> {
  if (!(await hasRows(database, 'pages'))) return false;
  return (
    (await hasRows(database, 'listings')) ||
    !existsSync(path.join(seedDir, 'snapshot/manifest.json'))
  );
}

async function hasRows(database: Knex, table: string): Promise<boolean> {
  if (!(await database.schema.hasTable(table))) return false;
  return (await database(table).first('id')) !== undefined;
}
