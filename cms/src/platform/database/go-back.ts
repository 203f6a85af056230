import { createRequire } from 'node:module';
import path from 'node:path';
import type { Knex } from 'knex';
import { PlainError } from '../process/plain-error';
import {
  findMigrations,
  listDataVersions,
  OWN_MIGRATIONS,
  refuseNewerData,
  writeDataVersions,
} from './data-version';

/** What a file of `database/migrations` exports: the way back, or the reason why there is none. */
export interface Migration {
  up(knex: Knex): Promise<void>;
  down?: (knex: Knex) => Promise<void>;
  noWayBack?: string;
}

/** The way from the version that wrote the database last to the one before. */
export interface WayBack {
  from: string;
  to: string;
  /** Names of the migrations to reverse, the newest first. */
  migrations: string[];
  /** Reverses them and forgets the newer version, in one transaction. */
  go(): Promise<void>;
}

/**
 * Finds the way back to the version that wrote the database before the last one (OPS-6). Throws a
 * sentence if there is none or a migration cannot be reversed. `load` reads a migration by its name.
 */
export async function findWayBack(database: Knex, load = loadMigration): Promise<WayBack> {
  await refuseNewerData(database);
  const versions = await listDataVersions(database);
  const [before, last] = versions.slice(-2);
  if (!before || !last) {
    const only = before ? `Version ${before.version} alone` : 'No version since 1.0.0';
    throw new PlainError(`${only} has written the database: only a backup leads back.`);
  }
  const names = last.migrations.filter((name) => !before.migrations.includes(name)).reverse();
  const downs = names.map((name) => {
    const { down, noWayBack } = load(name);
    if (down) return down;
    const reason = noWayBack ?? 'It is one of Strapi’s own.';
    throw new PlainError(
      `The migration ${name} cannot be reversed. ${reason} Restore the backup made before the update.`,
    );
  });
  return {
    from: last.version,
    to: before.version,
    migrations: names,
    go: () =>
      database.transaction(async (trx) => {
        for (const down of downs) await down(trx);
        await trx(OWN_MIGRATIONS).whereIn('name', names).delete();
        await writeDataVersions(trx, versions.slice(0, -1));
      }),
  };
}

const requireFile = createRequire(__filename);

/** Returns a migration of this version; an empty one for those of Strapi. */
function loadMigration(name: string): Partial<Migration> {
  if (!name.endsWith('.js')) return {};
  return requireFile(path.join(findMigrations(), name)) as Migration;
}
