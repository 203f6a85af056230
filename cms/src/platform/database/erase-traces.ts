import type { Core } from '@strapi/strapi';

/**
 * Removes from the database's files what deleted rows left there (OPS-8). On SQLite the file is
 * written anew and its journal emptied: `secure_delete` leaves copies where rows were moved between
 * pages. On PostgreSQL VACUUM frees the rows; their bytes stay until their place is used again, or
 * the table is written anew (docs/backup.md). Call it outside of a transaction. What fails is logged
 * and done again every night.
 */
export async function eraseTraces({ db, log }: Core.Strapi): Promise<void> {
  try {
    await db.connection.raw('vacuum');
    if (db.dialect.client !== 'sqlite') return;
    const checkpoint = 'pragma wal_checkpoint(truncate)';
    const [{ busy }] = (await db.connection.raw(checkpoint)) as [{ busy: number }];
    if (busy)
      log.warn('Erased data stays in the journal of the database for now: it is being read.');
  } catch (error) {
    log.error(`Traces of erased data could not be removed from the database: ${String(error)}`);
  }
}
