import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { addFoldText } from '../database/folded-text';
import { PlainError } from '../process/plain-error';

export interface CopiedDatabase {
  tables: Record<string, number>;
  migration: string | null;
}

/**
 * Copies a live SQLite database to a new file: a snapshot without free pages, with an integrity
 * check.
 */
export function copySqlite(from: string, to: string): CopiedDatabase {
  const database = new Database(from, { fileMustExist: true, timeout: 10_000 });
  try {
    addFoldText(database);
    database.prepare('vacuum into ?').run(to);
  } finally {
    database.close();
  }
  return inspectSqlite(to);
}

/** Checks an unused database file and counts its rows. Throws a PlainError if it is damaged. */
export function inspectSqlite(file: string): CopiedDatabase {
  const database = new Database(file, { readonly: true });
  try {
    addFoldText(database);
    const found = database.pragma('integrity_check', { simple: true });
    if (found !== 'ok') throw new PlainError(`${file} is damaged: ${String(found)}`);
    return { tables: countRows(database), migration: findMigration(database) };
  } finally {
    database.close();
  }
}

/** Reports whether any process has a SQLite database open; false if the file is not a database. */
export function isSqliteOpen(file: string): boolean {
  if (!existsSync(file)) return false;
  const database = new Database(file, { timeout: 0 });
  try {
    // Leaving WAL mode requires exclusive access and writes the journal into the file.
    database.pragma('journal_mode = delete');
    return false;
  } catch (error) {
    return ((error as { code?: string }).code ?? '').startsWith('SQLITE_BUSY');
  } finally {
    database.close();
  }
}

function countRows(database: Database): Record<string, number> {
  // Shadow tables of virtual tables depend on how they were written.
  const names = database
    .prepare(
      `select name from pragma_table_list where schema = 'main' and type = 'table'
      and name not like 'sqlite\\_%' escape '\\' order by name`,
    )
    .pluck()
    .all() as string[];
  const count = (name: string) =>
    database
      .prepare(`select count(*) from ${quote(name)}`)
      .pluck()
      .get() as number;
  return Object.fromEntries(names.map((name) => [name, count(name)]));
}

function findMigration(database: Database): string | null {
  const table = 'strapi_migrations';
  const exists = database.prepare('select 1 from sqlite_master where name = ?').get(table);
  if (!exists) return null;
  return database.prepare(`select max(name) from ${table}`).pluck().get() as string | null;
}

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;
