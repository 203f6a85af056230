import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Environment } from '../process/env';

/** Prefix of the folder that keeps replaced data, followed by the time of the restore. */
export const replacedPrefix = 'replaced-';

export function listDatabaseFiles({ DATABASE_CLIENT, DATABASE_FILENAME }: Environment): string[] {
  if (DATABASE_CLIENT !== 'sqlite') return [];
  return ['', '-wal', '-shm', '-journal'].map((suffix) => DATABASE_FILENAME + suffix);
}

/**
 * Lists the entries of the data folder that a backup includes: everything except the database,
 * hidden files and replaced data.
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

export interface ListedFile {
  name: string;
  size: number;
}

/** Lists the files below entries of a folder, without unfinished ones (`.part`). */
export async function listFiles(folder: string, names: readonly string[]): Promise<ListedFile[]> {
  const files: ListedFile[] = [];
  for (const name of names) {
    // Follows links, since uploads may be on another disk. Skips files deleted in the meantime.
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
