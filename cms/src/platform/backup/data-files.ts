import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Environment } from '../process/env';

/** The folder beside replaced data that holds it, by the time of its restore. */
export const replacedPrefix = 'replaced-';

/** SQLite's database and the journals that belong to it and to no other file. */
export function listDatabaseFiles({ DATABASE_CLIENT, DATABASE_FILENAME }: Environment): string[] {
  if (DATABASE_CLIENT !== 'sqlite') return [];
  return ['', '-wal', '-shm', '-journal'].map((suffix) => DATABASE_FILENAME + suffix);
}

/**
 * The names in the data folder that belong to a backup: pictures, private files, files of feeds and
 * whatever else lies there but the database, hidden files and replaced data.
 */
export async function listEntries(env: Environment): Promise<string[]> {
  const names = await readdir(env.DATA_DIR).catch(passMissing);
  const databases = listDatabaseFiles(env);
  return names.sort().filter((name) => {
    const isOther = name.startsWith('.') || name === 'lost+found';
    if (isOther || name.startsWith(replacedPrefix)) return false;
    return !databases.includes(path.join(env.DATA_DIR, name));
  });
}

/** A file in a folder, by its path there with slashes, and its size in bytes. */
export interface ListedFile {
  name: string;
  size: number;
}

/** The files below some names of a folder; those that are still being written (`.part`) are left out. */
export async function listFiles(folder: string, names: readonly string[]): Promise<ListedFile[]> {
  const files: ListedFile[] = [];
  for (const name of names) {
    // Follows links: pictures may be on another disk. What was deleted meanwhile is passed.
    const found = await stat(path.join(folder, name)).catch(() => null);
    if (found?.isDirectory()) {
      const below = (await readdir(path.join(folder, name)).catch(passMissing)).sort();
      files.push(
        ...(await listFiles(
          folder,
          below.map((each) => `${name}/${each}`),
        )),
      );
    }
    if (found?.isFile() && !name.endsWith('.part')) files.push({ name, size: found.size });
  }
  return files;
}

function passMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
