import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readEnvironment } from '../platform/process/env';
import { FeedError } from './feed-error';
import type { FeedFile, FileSetAside } from './feed-kind';
import type { AsideFile } from './feed-status';

const MAX_BYTES = 512 * 2 ** 20;
const done = 'done';
const aside = 'set-aside';
const reasonEnding = '.reason.txt';

/** Returns the source's folder, to which files are copied or uploaded. */
export function findFolder(key: string): string {
  return path.join(readEnvironment().FEED_FOLDER, key);
}

/** Lists the waiting files of a source, oldest first; empty without a folder. */
export function listFiles(key: string): Promise<FeedFile[]> {
  return listFolder(findFolder(key));
}

/** Returns the newest waiting file of a source, otherwise the one read last; null without any. */
export async function findNewestFile(key: string): Promise<FeedFile | null> {
  const [waiting, read] = [
    await listFiles(key),
    await listFolder(path.join(findFolder(key), done)),
  ];
  return waiting.at(-1) ?? read.at(-1) ?? null;
}

async function listFolder(folder: string): Promise<FeedFile[]> {
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
 * Moves finished files to a subfolder; skips a file that was delivered again since it was
 * listed.
 */
export async function finishFiles(key: string, files: readonly FeedFile[]): Promise<void> {
  for (const file of files) await move(key, file, done);
}

/** Moves unreadable files to a subfolder, each with its reason in another file. */
export async function setFilesAside(key: string, files: readonly FileSetAside[]): Promise<void> {
  for (const { file, reason } of files) {
    if (!(await move(key, file, aside))) continue;
    await writeFile(path.join(findFolder(key), aside, `${file.name}${reasonEnding}`), reason);
  }
}

export async function listAsideFiles(key: string): Promise<AsideFile[]> {
  const folder = path.join(findFolder(key), aside);
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => isFileName(name) && !name.endsWith(reasonEnding)).sort();
  return Promise.all(
    files.map(async (name) => {
      const reason = await readFile(path.join(folder, `${name}${reasonEnding}`), 'utf8').catch(
        () => '',
      );
      return { name, reason };
    }),
  );
}

/** Moves a set-aside file back for the next run. */
export async function retryFile(key: string, name: string): Promise<void> {
  const folder = findFolder(key);
  await rename(path.join(folder, aside, name), path.join(folder, name)).catch(passMissing);
  await rm(path.join(folder, aside, `${name}${reasonEnding}`), { force: true });
}

export async function dropFile(key: string, name: string): Promise<void> {
  const folder = findFolder(key);
  const names = [name, path.join(aside, name), path.join(aside, `${name}${reasonEnding}`)];
  for (const one of names) await rm(path.join(folder, one), { force: true });
}

/** Moves a file to a subfolder; returns false if it was delivered again in the meantime. */
async function move(key: string, { name, changed }: FeedFile, to: string): Promise<boolean> {
  const folder = findFolder(key);
  const file = path.join(folder, name);
  const now = await stat(file).catch(() => null);
  if (now?.mtime.getTime() !== changed.getTime()) return false;
  await mkdir(path.join(folder, to), { recursive: true });
  await rename(file, path.join(folder, to, name)).catch(passMissing);
  return true;
}

/** Stores an uploaded file atomically. */
export async function keepFeedFile(key: string, name: string, bytes: Buffer): Promise<void> {
  if (!isFileName(name)) throw new FeedError('the name of the file cannot be used', 'final');
  const folder = findFolder(key);
  await mkdir(folder, { recursive: true });
  // Unique, because two uploads may have the same name.
  const part = path.join(folder, `.${randomUUID()}.part`);
  try {
    await writeFile(part, bytes);
    await rename(part, path.join(folder, name));
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Reports whether a file name is valid: no path and not hidden. */
export function isFileName(name: string): boolean {
  return /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}._ ()+,&-]{0,120}$/u.test(name);
}

function passMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
