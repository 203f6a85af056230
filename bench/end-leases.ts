import type { Database } from '../cms/test/open-database';

/**
 * Ends the leases of a killed CMS in these tables. Only for a database without another running
 * CMS, which would lose its work too.
 */
export async function endLeases(database: Database, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    await database(table).whereNot('lease', '').update({ leased_until: 1 });
  }
}
