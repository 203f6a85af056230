import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';

export interface FileRecord {
  size: number;
  /** In hexadecimal. */
  sha256: string;
}

export async function hashFile(file: string): Promise<FileRecord> {
  return consume(file, () => Promise.resolve());
}

/** Copies a file and its parent folders, readable by the owner only, and syncs them to disk. */
export async function copyFile(from: string, to: string): Promise<FileRecord> {
  await mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
  const target = await open(to, 'wx', 0o600);
  try {
    const record = await consume(from, (chunk) => target.writeFile(chunk));
    await target.sync();
    return record;
  } finally {
    await target.close();
  }
}

export async function syncToDisk(file: string): Promise<void> {
  const opened = await open(file, 'r');
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}

async function consume(file: string, take: (chunk: Buffer) => Promise<unknown>) {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of createReadStream(file, { highWaterMark: 2 ** 18 })) {
    hash.update(chunk as Buffer);
    size += (chunk as Buffer).length;
    await take(chunk as Buffer);
  }
  return { size, sha256: hash.digest('hex') };
}
