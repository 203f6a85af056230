import type { Core } from '@strapi/strapi';

/**
 * Removes traces of deleted rows from the database files. SQLite: VACUUM and an empty journal,
 * as `secure_delete` leaves copies when rows move between pages. PostgreSQL: VACUUM frees the
 * rows, whose bytes remain until they are overwritten (docs/backup.md). Call it outside of a
 * transaction. Failures are logged; it runs again every night.
 */
export async function eraseTraces({ db, log }: Core.Strapi): Promise<void> {
  try {
    await db.connection.raw('vacuum');
    if (db.dialect.client !== 'sqlite') return;
    const checkpoint = 'pragma wal_checkpoint(truncate)';
    const [{ busy }] = (await db.connection.raw(checkpoint)) as [{ busy: number }];
    if (busy) log.warn('Erased data remains in the database journal for now: it is in use.');
  } catch (error) {
    log.error(`Traces of erased data could not be removed from the database: ${String(error)}`);
  }
}
