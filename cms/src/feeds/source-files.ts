import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readEnvironment } from '../platform/process/env';
import { FeedError } from './feed-error';
import type { FeedFile } from './feed-kind';

const MAX_BYTES = 512 * 2 ** 20;
const done = 'done';

/** The folder of a source, where an operator or the admin puts its files. */
export function findFolder(key: string): string {
  return path.join(readEnvironment().FEED_FOLDER, key);
}

/** The files in the folder of a source, oldest first; none without the folder. */
export async function listFiles(key: string): Promise<FeedFile[]> {
  const folder = findFolder(key);
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile() && isFileName(entry.name));
  const listed = await Promise.all(
    files.map(async ({ name }): Promise<FeedFile> => {
      const { mtime, size } = await stat(path.join(folder, name));
      return {
        name,
        changed: mtime,
        read: () => {
          if (size > MAX_BYTES) throw new FeedError(`${name} is larger than 512 MB`, 'final');
          return readFile(path.join(folder, name));
        },
      };
    }),
  );
  return listed.sort((a, b) => Number(a.changed) - Number(b.changed) || (a.name < b.name ? -1 : 1));
}

/**
 * Puts files that are worked off out of the way, where an operator finds them; one that was delivered
 * anew since it was listed stays.
 */
export async function setAside(key: string, files: readonly FeedFile[]): Promise<void> {
  const folder = findFolder(key);
  await mkdir(path.join(folder, done), { recursive: true });
  for (const { name, changed } of files) {
    const file = path.join(folder, name);
    const now = await stat(file).catch(() => null);
    if (now?.mtime.getTime() !== changed.getTime()) continue;
    await rename(file, path.join(folder, done, name)).catch(passMissing);
  }
}

/** Keeps a file that was uploaded; it appears whole or not at all. */
export async function keepFeedFile(key: string, name: string, bytes: Buffer): Promise<void> {
  if (!isFileName(name)) throw new FeedError('the name of the file cannot be used', 'final');
  const folder = findFolder(key);
  await mkdir(folder, { recursive: true });
  // Of its own: two people may send a file of this name at once.
  const part = path.join(folder, `.${randomUUID()}.part`);
  try {
    await writeFile(part, bytes);
    await rename(part, path.join(folder, name));
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

function isFileName(name: string): boolean {
  return /^[A-Za-z0-9_][A-Za-z0-9._ -]{0,120}$/.test(name);
}

function passMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
