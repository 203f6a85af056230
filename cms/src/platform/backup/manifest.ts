import { createHash, hkdfSync } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { version as own } from '@agency/domain/version';
import { z } from 'zod';
import { compareVersions } from '../database/data-version';
import type { Environment } from '../process/env';
import { PlainError } from '../process/plain-error';
import { hashFile } from './copy-file';

const cmsDir = path.resolve(__dirname, __filename.endsWith('.js') ? '../../../..' : '../../..');
const manifestName = 'manifest.json';
const checksumName = `${manifestName}.sha256`;

const schema = z.object({
  format: z.literal(1),
  version: z.string(),
  createdAt: z.string(),
  key: z.string(),
  database: z.object({
    client: z.enum(['sqlite', 'postgres']),
    file: z.string(),
    /** The latest migration; null if none was run. */
    migration: z.string().nullable(),
    /** Major PostgreSQL versions of the server and of pg_dump. */
    server: z.number().optional(),
    tool: z.number().optional(),
    schema: z.string().optional(),
    tables: z.record(z.string(), z.number()),
  }),
  files: z.record(z.string(), z.object({ size: z.number(), sha256: z.string() })),
});

export type Manifest = z.output<typeof schema>;

/** Returns a fingerprint that identifies a key without revealing it. */
export function fingerprintKey({ ENCRYPTION_KEY }: Environment): string {
  return Buffer.from(hkdfSync('sha256', ENCRYPTION_KEY, '', 'backup manifest', 8)).toString('hex');
}

/**
 * Writes the manifest as the last file of a backup, with a checksum in the format of
 * `sha256sum`.
 */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  const sum = createHash('sha256').update(text).digest('hex');
  const options = { mode: 0o600, flush: true };
  await writeFile(path.join(folder, manifestName), text, options);
  await writeFile(path.join(folder, checksumName), `${sum}  ${manifestName}\n`, options);
}

export function isBackup(folder: string): boolean {
  return existsSync(path.join(folder, manifestName));
}

export async function readManifest(folder: string): Promise<Manifest> {
  if (!isBackup(folder))
    throw new PlainError(`${folder} is not a backup: it has no manifest.json.`);
  const text = await readFile(path.join(folder, manifestName), 'utf8');
  const kept = await readFile(path.join(folder, checksumName), 'utf8').catch(() => '');
  const sum = createHash('sha256').update(text).digest('hex');
  if (!kept.startsWith(sum)) {
    throw new PlainError(`The backup ${folder} is damaged: manifest.json has another checksum.`);
  }
  const { format } = JSON.parse(text) as { format?: unknown };
  if (format !== 1) {
    throw new PlainError(
      `The backup ${folder} has format ${String(format)}, which this version cannot read; ` +
        `restore it with the version that made it, or a newer one.`,
    );
  }
  return schema.parse(JSON.parse(text));
}

/** Throws a PlainError if this version cannot restore the backup with these settings. */
export function checkOrigin(manifest: Manifest, env: Environment): void {
  const { database, version } = manifest;
  if (database.client !== env.DATABASE_CLIENT) {
    throw new PlainError(
      `The backup is of ${names[database.client]}, and DATABASE_CLIENT is ${env.DATABASE_CLIENT}: ` +
        `set DATABASE_CLIENT=${database.client}, or choose a backup of ${names[env.DATABASE_CLIENT]}.`,
    );
  }
  const isUnknown = database.migration !== null && !listMigrations().includes(database.migration);
  if (compareVersions(version, own) > 0 || isUnknown) {
    const reason = isUnknown ? ` (its database has the migration ${database.migration})` : '';
    throw new PlainError(
      `The backup is of version ${version}${reason}, and this is version ${own}: ` +
        `restore it with version ${version} or newer.`,
    );
  }
}

/** Verifies the checksum of every file. Throws a PlainError that names the first mismatch. */
export async function checkFiles(
  folder: string,
  { files }: Manifest,
  onBytes: (bytes: number) => void,
): Promise<void> {
  for (const [name, { size, sha256 }] of Object.entries(files)) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => null);
    if (!found) throw new PlainError(`The backup ${folder} is incomplete: ${name} is missing.`);
    if (found.size !== size || (await hashFile(file)).sha256 !== sha256) {
      throw new PlainError(`The backup ${folder} is damaged: ${name} has another checksum.`);
    }
    onBytes(size);
  }
}

export function compareTables(
  expected: Readonly<Record<string, number>>,
  found: Readonly<Record<string, number>>,
): string[] {
  const tables = [...new Set([...Object.keys(expected), ...Object.keys(found)])].sort();
  return tables
    .filter((table) => expected[table] !== found[table])
    .map((table) => `${table} has ${found[table] ?? 'no'} rows, not ${expected[table] ?? 'none'}`);
}

const names = { sqlite: 'SQLite', postgres: 'PostgreSQL' };

function listMigrations(): string[] {
  return readdirSync(path.join(cmsDir, 'database/migrations'));
}
