import { createRequire } from 'node:module';

interface Connection {
  exec(statement: string): void;
  close(): void;
}

const load = createRequire(new URL('../../cms/package.json', import.meta.url));
const Database = load('better-sqlite3') as new (file: string) => Connection;

/** Ends what a CMS that was killed had leased, as the time would. */
export function endLeases(database: string): void {
  const connection = new Database(database);
  connection.exec('update job_leases set leased_until = 1');
  for (const table of ['feed_events', 'feed_addresses']) {
    connection.exec(`update ${table} set leased_until = 1`);
  }
  connection.close();
}
