import { createRequire } from 'node:module';
import { readRows } from '../faults/count-mails';

/** As much of the CMS's own client of PostgreSQL as a count takes. */
interface Connection {
  connect(): Promise<void>;
  query(statement: string): Promise<{ rows: { total: string }[] }>;
  end(): Promise<void>;
}

const load = createRequire(new URL('../../cms/package.json', import.meta.url));
const { Client } = load('pg') as {
  Client: new (settings: { connectionString: string | undefined }) => Connection;
};

const statement = 'select coalesce(sum(visits), 0) as total from visit_counts';

/** All visits in the database of a CMS with these settings, while it may be at work. */
export async function countVisits(settings: Record<string, string>): Promise<number> {
  const { DATABASE_FILENAME: file, DATABASE_URL: url } = settings;
  if (file) return readRows<{ total: number }>(file, statement)[0]?.total ?? -1;
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(statement);
    return Number(rows[0]?.total ?? -1);
  } finally {
    await client.end();
  }
}
