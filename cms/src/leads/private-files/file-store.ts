import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { readEnvironment } from '../../platform/process/env';

export function findFolder(): string {
  return path.join(readEnvironment().DATA_DIR, 'private');
}

/**
 * Writes a file, readable by this process only, and syncs it to disk. If that fails, for example
 * on a full disk, no partial file remains.
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

/** Reads a file; null if it is missing. */
export async function readPrivateFile(fileId: string): Promise<Buffer | null> {
  return readFile(pathOf(fileId)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

export async function removePrivateFile(fileId: string): Promise<void> {
  await rm(pathOf(fileId), { force: true });
}

/** Lists ids of files on disk written before a time in milliseconds. */
export async function listOldFiles(before: number): Promise<string[]> {
  const names = await readdir(findFolder()).catch(() => []);
  const old: string[] = [];
  for (const name of names.filter((candidate) => isFileId(candidate))) {
    const { mtimeMs } = await stat(pathOf(name));
    if (mtimeMs < before) old.push(name);
  }
  return old;
}

/** Reports whether the text is an id made by the CMS: nothing else may be part of a path. */
export function isFileId(text: string): boolean {
  return /^[0-9a-f]{48}$/.test(text);
}

function pathOf(fileId: string): string {
  if (!isFileId(fileId)) throw new Error('This is no id of a private file.');
  return path.join(findFolder(), fileId);
}
