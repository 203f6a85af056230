import { createRequire } from 'node:module';
import { readRows } from '../faults/count-mails';

/** The part of the CMS's PostgreSQL client used for a count. */
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

/** Counts all visits in a CMS's database, while it may be running. */
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
