import type { Readable, Writable } from 'node:stream';
import { Client } from 'pg';
import { replacedPrefix } from './data-files';
import type { Manifest } from './manifest';
import { restoreLock } from './switch-data';
import { findTools, startTool, waitForTool } from './postgres-tools';

/** Prefix of schemas that keep what a restore replaced. */
export const replacedSchemas = replacedPrefix.replace('-', '_');

type Dumped = Omit<Manifest['database'], 'file' | 'client'>;

/**
 * Dumps a live PostgreSQL database in pg_dump's custom format, with row counts of the same
 * snapshot. Reads the dump to its end to verify it.
 */
export async function dumpPostgres(url: string, file: string): Promise<Dumped> {
  return withClient(url, async (client) => {
    const server = await readServerVersion(client);
    const tools = findTools(server);
    await client.query('begin isolation level repeatable read read only');
    const snapshot = await readValue(client, 'select pg_export_snapshot()');
    const options = ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`];
    const scope = [`--snapshot=${snapshot}`, `--exclude-schema=${replacedSchemas}*`];
    const dump = startTool(tools.pathOf('pg_dump'), [...options, ...scope], url, piped);
    await waitForTool(dump, 'pg_dump');
    const reading = ['--file=/dev/null', file];
    await waitForTool(startTool(tools.pathOf('pg_restore'), reading, null, piped), 'pg_restore');
    const tables = await countRows(client);
    const migration = tables.strapi_migrations
      ? (await readValue(client, 'select max(name) from strapi_migrations')) || null
      : null;
    const schema = await readValue(client, 'select current_schema()');
    await client.query('rollback');
    return { tables, migration, server, tool: tools.version, schema };
  });
}

/**
 * Restores a dump in one transaction and moves the existing objects to a new schema, which is
 * created even when none exist. Throws a PlainError and changes nothing if the row counts
 * differ from the manifest.
 */
export async function restorePostgres(
  url: string,
  file: string,
  { database }: Manifest,
  kept: string,
): Promise<void> {
  const { moves, server } = await withClient(url, async (client) => ({
    moves: await listObjects(client, kept),
    server: await readServerVersion(client),
  }));
  const tools = findTools(Math.max(server, database.tool ?? 0));
  const script = startTool(
    tools.pathOf('pg_restore'),
    ['--no-owner', '--no-privileges', '--no-comments', '--file=-', file],
    null,
    ['ignore', 'pipe', 'pipe'],
  );
  const psql = startTool(
    tools.pathOf('psql'),
    ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--output=/dev/null'],
    url,
    ['pipe', 'pipe', 'pipe'],
  );
  const input = psql.stdin as Writable;
  const write = (...statements: string[]) => input.write(`${statements.join(';\n')};\n`);
  // A failing psql reports its error when it exits.
  input.on('error', () => undefined);
  const read = waitForTool(script, 'pg_restore');
  const done = waitForTool(psql, 'The restore into PostgreSQL');
  try {
    // A process that is killed before COMMIT is written changes nothing.
    write('begin', `set local lock_timeout = '5s'`, `select pg_advisory_xact_lock(${restoreLock})`);
    write(`create schema ${kept}`, ...moves);
    script.stdout?.pipe(input, { end: false });
    await Promise.race([read, done]);
    write(`set local search_path = ${quote(database.schema ?? 'public')}`);
    write(...Object.entries(database.tables).map(compareCount));
    // Only at the end: a psql that outlives this process would commit what is in its pipe, after
    // the next start found no transaction.
    input.write(`\\echo ${counted}\n`);
    await Promise.race([waitForLine(psql.stdout as Readable, counted), done]);
    write('commit');
    input.end();
    await done;
  } finally {
    script.kill();
    psql.kill();
    await Promise.allSettled([read, done]);
  }
}

/** Drops the schema made by a restore if it is empty. Returns whether the schema remains. */
export async function dropEmptySchema(url: string, name: string): Promise<boolean> {
  return withClient(url, async (client) => {
    const tables = 'select count(*) from information_schema.tables where table_schema = $1';
    if ((await readValue(client, tables, [name])) !== '0') return true;
    await client.query(`drop schema if exists ${name} cascade`);
    return false;
  });
}

/** Returns whether the database has tables, and its other connections. */
export async function inspectPostgres(
  url: string,
): Promise<{ isEmpty: boolean; schema: string; others: number }> {
  return withClient(url, async (client) => {
    const tables = await readValue(client, `select count(*) from (${tableQuery}) as found`);
    // The type of other users' connections is hidden; those without a user belong to the server.
    const others = await readValue(
      client,
      `select count(*) from pg_stat_activity where datname = current_database()
        and pid <> pg_backend_pid() and usesysid is not null
        and coalesce(backend_type, 'client backend') = 'client backend'`,
    );
    const schema = await readValue(client, 'select current_schema()');
    return { isEmpty: tables === '0', schema, others: Number(others) };
  });
}

const counted = 'agency-counted';

function waitForLine(stream: Readable, line: string): Promise<void> {
  let text = '';
  return new Promise((resolve) => {
    stream.on('data', (chunk: Buffer) => {
      text += String(chunk);
      if (text.includes(line)) resolve();
    });
  });
}

const piped: ('ignore' | 'pipe')[] = ['ignore', 'ignore', 'pipe'];
const tableQuery = `select table_name as name from information_schema.tables
  where table_schema = current_schema() and table_type = 'BASE TABLE'`;

/**
 * Returns statements that move the objects of the current schema; objects owned by extensions
 * stay.
 */
async function listObjects(client: Client, kept: string): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('alter %s %I.%I set schema ${kept}',
        case c.relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence'
          else 'table' end, n.nspname, c.relname) as statement
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = current_schema() and c.relkind in ('r', 'p', 'v', 'm', 'S')
        and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'i', 'e'))
      union all
      select format('alter routine %s set schema ${kept}', p.oid::regprocedure)
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname = current_schema()
        and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  );
  return rows.map(({ statement }) => statement);
}

function compareCount([table, rows]: [string, number]): string {
  const name = table.replaceAll("'", "''");
  return (
    `do $count$ begin if (select count(*) from ${quote(table)}) <> ${rows} then ` +
    `raise exception 'the table ${name} has not the rows of the backup'; end if; end $count$`
  );
}

async function countRows(client: Client): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string }>(`${tableQuery} order by 1`);
  const counts: Record<string, number> = {};
  for (const { name } of rows) {
    counts[name] = Number(await readValue(client, `select count(*) from ${quote(name)}`));
  }
  return counts;
}

async function readServerVersion(client: Client): Promise<number> {
  const number = await readValue(client, `select current_setting('server_version_num')`);
  return Math.floor(Number(number) / 10_000);
}

async function readValue(client: Client, query: string, values: unknown[] = []): Promise<string> {
  const { rows } = await client.query<string[]>({ text: query, values, rowMode: 'array' });
  return rows[0]?.[0] ?? '';
}

async function withClient<Result>(
  connectionString: string,
  run: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;
