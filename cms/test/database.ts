import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { Client } from 'pg';

/** A database that exists only for one boot. */
export interface ThrowAwayDatabase {
  environment: Record<string, string>;
  remove(): Promise<void>;
}

/**
 * A fresh SQLite file in `folder`, or a fresh database on the PostgreSQL server of
 * TEST_DATABASE_URL when that is set.
 */
export async function createDatabase(folder: string): Promise<ThrowAwayDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? createPostgresDatabase(server) : createSqliteDatabase(folder);
}

function createSqliteDatabase(folder: string): ThrowAwayDatabase {
  return {
    environment: { DATABASE_CLIENT: 'sqlite', DATABASE_FILENAME: path.join(folder, 'cms.sqlite') },
    remove: () => Promise.resolve(),
  };
}

async function createPostgresDatabase(server: string): Promise<ThrowAwayDatabase> {
  const name = `cms_test_${randomUUID().replaceAll('-', '')}`;
  await runStatement(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    environment: { DATABASE_CLIENT: 'postgres', DATABASE_URL: url.href },
    remove: () => runStatement(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

async function runStatement(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
