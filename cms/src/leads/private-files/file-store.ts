import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { readEnvironment } from '../../platform/process/env';

/** Where the files are: outside what any server gives out. */
export function findFolder(): string {
  return path.join(readEnvironment().DATA_DIR, 'private');
}

/**
 * Keeps the bytes, for the process alone to read, and on the disk before it returns. When a write
 * fails, as on a full disk, no part of the file stays.
 */
export async function writePrivateFile(fileId: string, bytes: Buffer): Promise<void> {
  await mkdir(findFolder(), { recursive: true, mode: 0o700 });
  const file = await open(pathOf(fileId), 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } catch (error) {
    await removePrivateFile(fileId);
    throw error;
  } finally {
    await file.close();
  }
}

/** The bytes; null when they are gone. */
export async function readPrivateFile(fileId: string): Promise<Buffer | null> {
  return readFile(pathOf(fileId)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

/** Removes it; done before, it does nothing. */
export async function removePrivateFile(fileId: string): Promise<void> {
  await rm(pathOf(fileId), { force: true });
}

/** The ids of the files on the disk that were written before that moment, in milliseconds. */
export async function listOldFiles(before: number): Promise<string[]> {
  const names = await readdir(findFolder()).catch(() => []);
  const old: string[] = [];
  for (const name of names.filter((candidate) => isFileId(candidate))) {
    const { mtimeMs } = await stat(pathOf(name));
    if (mtimeMs < before) old.push(name);
  }
  return old;
}

/** Made by us: nothing else may become a part of a path. */
export function isFileId(text: string): boolean {
  return /^[0-9a-f]{48}$/.test(text);
}

function pathOf(fileId: string): string {
  if (!isFileId(fileId)) throw new Error('This is no id of a private file.');
  return path.join(findFolder(), fileId);
}
