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

/** A migration file: `down` reverses it, or `noWayBack` says why that is impossible. */
export interface Migration {
  up(knex: Knex): Promise<void>;
  down?: (knex: Knex) => Promise<void>;
  noWayBack?: string;
}

export interface WayBack {
  from: string;
  to: string;
  migrations: string[];
  /** Reverses the migrations and removes the newer version, in one transaction. */
  go(): Promise<void>;
}

/**
 * Finds the steps to the version that wrote to the database before the latest one. Throws a
 * PlainError if none exists or a migration cannot be reversed. `load` returns a migration by
 * name.
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

/** Returns a migration of this version; an empty one for Strapi's own. */
function loadMigration(name: string): Partial<Migration> {
  if (!name.endsWith('.js')) return {};
  return requireFile(path.join(findMigrations(), name)) as Migration;
}
