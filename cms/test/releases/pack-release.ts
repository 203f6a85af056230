import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import type { ThrowAwayDatabase } from '../database';
import { openDatabase } from '../open-database';

const DUMP = 'postgres.sql';

/** Exports an unused database to the data folder: a file or a dump. */
export async function exportDatabase(database: ThrowAwayDatabase, folder: string): Promise<void> {
  const { DATABASE_URL, DATABASE_FILENAME = '' } = database.environment;
  if (DATABASE_URL !== undefined) return dump(DATABASE_URL, path.join(folder, DUMP));
  const compact = `${DATABASE_FILENAME}.compact`;
  const connection = openDatabase(database.environment);
  await connection.raw('vacuum into ?', [compact]);
  await connection.destroy();
  for (const suffix of ['', '-wal', '-shm']) {
    rmSync(DATABASE_FILENAME + suffix, { force: true });
  }
  execFileSync('mv', [compact, DATABASE_FILENAME]);
}

/** Plain SQL, which every PostgreSQL version reads. */
async function dump(url: string, file: string): Promise<void> {
  const scripts = path.resolve(__dirname, '../../../.scripts/postgres.mjs');
  const { findBinaries } = (await import(pathToFileURL(scripts).href)) as {
    findBinaries(): Promise<string>;
  };
  const program = path.join(await findBinaries(), 'pg_dump');
  const options = ['--no-owner', '--no-privileges', '--inserts', '--rows-per-insert=100'];
  const sql = execFileSync(program, [...options, url], { encoding: 'utf8', maxBuffer: 2 ** 28 });
  // Removes psql commands and a setting that older servers do not support.
  writeFileSync(file, sql.replace(/^(\\(un)?restrict .*|SET transaction_timeout .*)$/gm, ''));
}

export function pack(folder: string, archive: string): void {
  const kept = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner'];
  execFileSync('tar', [
    '--create',
    ...kept,
    '--file',
    `${archive}.tar`,
    '--directory',
    folder,
    '.',
  ]);
  execFileSync('gzip', ['--best', '--no-name', '--force', `${archive}.tar`]);
}

export function unpack(archive: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'cms-release-'));
  execFileSync('tar', ['--extract', '--gzip', '--file', archive, '--directory', folder]);
  return folder;
}

export async function loadDump(url: string, folder: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(readFileSync(path.join(folder, DUMP), 'utf8'));
  } finally {
    await client.end();
  }
}
