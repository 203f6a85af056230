import type { Database } from '../cms/test/open-database';

/**
 * Ends what a CMS that was killed had leased in these tables, as the time would. Only where no other
 * CMS runs on the database: it would take the work from that one too.
 */
export async function endLeases(database: Database, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    await database(table).whereNot('lease', '').update({ leased_until: 1 });
  }
}
