import { buffer } from 'node:stream/consumers';
import { fromBufferPromise, type Entry } from 'yauzl';
import { FeedError } from './feed-error';

const MB = 2 ** 20;

export interface ZipLimits {
  entries: number;
  /** Decompressed size of one entry, and of all together. */
  entryBytes: number;
  bytes: number;
  /** Maximum compression ratio of entries above a megabyte. */
  ratio: number;
}

const LIMITS: ZipLimits = { entries: 10_000, entryBytes: 128 * MB, bytes: 1024 * MB, ratio: 200 };

export interface Zip {
  names: string[];
  /** Reads a file. Throws a FeedError if it is missing or differs from its declaration. */
  read(name: string): Promise<Buffer>;
  /** Returns a value that changes with a file's content; null if it is missing. */
  findFingerprint(name: string): string | null;
}

/**
 * Opens an archive, reading entries on demand. Throws a FeedError if it is invalid, encrypted,
 * has paths outside itself, or declares more files, bytes or compression than allowed. An entry
 * longer than declared is refused.
 */
export async function openZip(
  bytes: Buffer,
  { what = 'the archive', limits = LIMITS }: { what?: string; limits?: ZipLimits } = {},
): Promise<Zip> {
  const refuse = (reason: string): never => {
    throw new FeedError(`${what} is not a usable ZIP: ${reason}`, 'final');
  };
  const fail = (error: unknown): never =>
    refuse(error instanceof Error ? error.message.slice(0, 200) : String(error));
  const options = { lazyEntries: true, autoClose: false, strictFileNames: true } as const;
  const zip = await fromBufferPromise(bytes, options).catch(fail);
  if (zip.entryCount > limits.entries) refuse(`it has more than ${limits.entries} files`);
  const entries = new Map<string, Entry>();
  let total = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith('/')) continue;
      total += entry.uncompressedSize;
      const reason = findReason(entry, total, limits);
      if (reason) refuse(`${entry.fileName.slice(0, 80)} ${reason}`);
      entries.set(entry.fileName, entry);
    }
  } catch (error) {
    if (error instanceof FeedError) throw error;
    fail(error);
  }
  return {
    names: [...entries.keys()],
    findFingerprint(name) {
      const entry = entries.get(name);
      return entry ? `${entry.crc32.toString(16)}-${entry.uncompressedSize}` : null;
    },
    async read(name) {
      const entry = entries.get(name) ?? refuse(`${name.slice(0, 80)} is not in it`);
      return zip.openReadStreamPromise(entry).then(buffer).catch(fail);
    },
  };
}

function findReason(entry: Entry, total: number, limits: ZipLimits): string | null {
  const { uncompressedSize: size, compressedSize: packed } = entry;
  if (entry.isEncrypted()) return 'is encrypted';
  if (size > limits.entryBytes || total > limits.bytes) return 'is too large';
  return size > MB && size > packed * limits.ratio ? 'is packed beyond belief' : null;
}
