import { createRequire } from 'node:module';
import type * as Pg from 'pg';
import { readRows } from '../faults/count-mails';

const { Client } = createRequire(new URL('../../cms/package.json', import.meta.url))(
  'pg',
) as typeof Pg;

const statement = 'select coalesce(sum(visits), 0) as total from visit_counts';

/** All visits in the database of a CMS with these settings, while it may be at work. */
export async function countVisits(settings: Record<string, string>): Promise<number> {
  const { DATABASE_FILENAME: file, DATABASE_URL: url } = settings;
  if (file) return readRows<{ total: number }>(file, statement)[0]?.total ?? -1;
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ total: string }>(statement);
    return Number(rows[0]?.total ?? -1);
  } finally {
    await client.end();
  }
}
