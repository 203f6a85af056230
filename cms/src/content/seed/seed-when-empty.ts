import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Knex } from 'knex';
import { refuseNewerData } from '../../platform/database/data-version';
import { openDatabase } from '../../platform/database/open-database';
import type { Environment } from '../../platform/process/env';
import { PlainError } from '../../platform/process/plain-error';
import { runChild } from '../../platform/process/run-child';

/** Who holds this lock of PostgreSQL fills the database; any number that nobody else uses. */
const seedLock = 5_284_131;

/**
 * Fills an empty database by `script` in a process of its own, which takes the memory for it along
 * when it ends (decision 0120); one that is filled costs a look. Of several CMS that start at once on
 * PostgreSQL one fills it, and the others wait. Throws when the script fails; it has said why.
 * Nothing is filled where a newer version has written.
 */
export async function seedWhenEmpty(env: Environment, script: string): Promise<void> {
  if (!env.SEED_ON_EMPTY) return;
  const database = openDatabase(env);
  try {
    await refuseNewerData(database);
    // Held by the one connection until it is closed.
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

/** Whether nothing is left for the seed to do; it looks closer itself. */
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
