import { randomUUID } from 'node:crypto';
import { copyFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';

export interface ThrowAwayDatabase {
  environment: Record<string, string>;
  /** Name for TEST_DATABASE_TEMPLATE. */
  name: string;
  /** Replaces the database by a copy; requires that there are no connections. */
  restore(template: string): Promise<void>;
  remove(): Promise<void>;
}

/**
 * Creates a SQLite file in `folder`, or a database on the PostgreSQL server of TEST_DATABASE_URL
 * if set: a copy of `template` (a file, or a database name), otherwise empty.
 */
export async function createDatabase(
  folder: string,
  template = process.env.TEST_DATABASE_TEMPLATE,
): Promise<ThrowAwayDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? createPostgresDatabase(server, template) : createSqliteDatabase(folder, template);
}

/** A PostgreSQL server that a test can stop and start. */
export interface OwnPostgres {
  url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  remove(): Promise<void>;
}

/** Starts another PostgreSQL server besides that of TEST_DATABASE_URL. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const file = path.resolve(__dirname, '../../.scripts/postgres.mjs');
  const { startPostgres } = (await import(pathToFileURL(file).href)) as {
    startPostgres(): Promise<OwnPostgres>;
  };
  return startPostgres();
}

function createSqliteDatabase(folder: string, template?: string): ThrowAwayDatabase {
  const file = path.join(folder, 'cms.sqlite');
  if (template) copyFileSync(template, file);
  return {
    environment: { DATABASE_CLIENT: 'sqlite', DATABASE_FILENAME: file },
    name: file,
    restore: (from) => {
      // SQLite would apply a remaining journal to the copy.
      for (const suffix of ['-wal', '-shm']) rmSync(file + suffix, { force: true });
      copyFileSync(from, file);
      return Promise.resolve();
    },
    remove: () => Promise.resolve(),
  };
}

async function createPostgresDatabase(
  server: string,
  template?: string,
): Promise<ThrowAwayDatabase> {
  const name = `cms_test_${randomUUID().replaceAll('-', '')}`;
  const create = (from?: string): Promise<void> =>
    runStatement(server, `CREATE DATABASE ${name}${from ? ` TEMPLATE ${from}` : ''}`);
  const remove = (): Promise<void> =>
    runStatement(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await create(template);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    environment: { DATABASE_CLIENT: 'postgres', DATABASE_URL: url.href },
    name,
    restore: (from) => remove().then(() => create(from)),
    remove,
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
