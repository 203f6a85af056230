import path from 'node:path';
import type { Knex } from 'knex';
import { hideLogin } from './feed-login';
import type { ProblemLog } from './import-report';
import type { ListingDraft } from './records/listing-draft';
import type { RequestLimits } from './send-request';
import { findRemembered, hashPicture, rememberPicture } from './write/remembered-pictures';
import { SnapshotError } from './snapshot-error';
import { download, readLocalFile } from './snapshot-source';

/** Stores a picture in the media library, once per content, and returns its file id. */
export type StorePicture = (picture: { bytes: Buffer; name: string }) => Promise<number>;

/** The base of relative picture addresses: a folder, or an address that ends in a slash. */
export type PictureBase = string;

const AT_ONCE = 4;
const LIMITS: RequestLimits = { maxBytes: 20 * 2 ** 20, timeoutMs: 30_000 };

export type PictureFinder = (url: string) => number | null;

export type ReadPicture = (url: string) => Promise<Buffer>;

interface Pictures {
  source: string;
  drafts: readonly Pick<ListingDraft, 'reference' | 'externalId' | 'pictures'>[];
  readPicture: ReadPicture;
  storePicture: StorePicture;
  log: ProblemLog;
  /** The files stored by earlier attempts of this import, by address; new ones are added. */
  stored: Map<string, number>;
}

/**
 * Stores the pictures of listings and projects before anything else is written, four at a time,
 * each address once. Pictures with a change date are fetched only when it changes. A missing or
 * invalid picture is reported and never fails the import.
 */
export async function storePictures(
  connection: Knex,
  { source, drafts, readPicture, storePicture, log, stored }: Pictures,
): Promise<PictureFinder> {
  const files = new Map<string, number | string>();
  const names = new Map<string, string>();
  const wait = (url: string) => files.set(url, stored.get(url) ?? 'waits');
  const keys = new Map<string, string>();
  for (const { externalId, pictures } of drafts) {
    for (const { id, url, changed, fileName } of pictures) {
      names.set(url, fileName);
      if (changed) keys.set(url, hashPicture(externalId, id, changed));
      else wait(url);
    }
  }
  const remembered = await findRemembered(connection, source, [...keys.values()]);
  for (const [url, key] of keys) {
    const file = remembered.get(key);
    if (file === undefined) wait(url);
    else files.set(url, file);
  }
  const queue = [...files].flatMap(([url, file]) => (file === 'waits' ? [url] : [])).values();
  const work = async (): Promise<void> => {
    for (const url of queue) {
      const file = await storeOne(url, names.get(url) ?? url, readPicture, storePicture);
      files.set(url, file);
      if (typeof file === 'number') stored.set(url, file);
      const key = keys.get(url);
      if (key && typeof file === 'number') await rememberPicture(connection, source, key, file);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  for (const { reference, pictures } of drafts) {
    const failed = pictures.flatMap(({ url }) => {
      const file = files.get(url);
      return typeof file === 'number' ? [] : [`${url}: ${file}`];
    });
    const [first] = failed;
    if (first === undefined) continue;
    const others = failed.length > 1 ? ` (and ${failed.length - 1} more)` : '';
    log.add(reference, 'Pictures', `${hideLogin(first)}${others}`);
  }
  return (url) => {
    const file = files.get(url);
    return typeof file === 'number' ? file : null;
  };
}

/** Returns the file id, or the problem as text. */
async function storeOne(
  url: string,
  name: string,
  readPicture: ReadPicture,
  storePicture: StorePicture,
): Promise<number | string> {
  try {
    const bytes = await readPicture(url);
    return await storePicture({ bytes, name });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Reads pictures from the internet and from the source itself. */
export function readFromBase(base: PictureBase): ReadPicture {
  return (url) => readPicture(url, base);
}

async function readPicture(url: string, base: PictureBase): Promise<Buffer> {
  if (/^https?:\/\//i.test(url)) return download(addLogin(new URL(url), base), limitTo(base));
  if (/^[a-z][a-z0-9+.-]*:/i.test(url)) {
    throw new SnapshotError(`${hideLogin(url)} is not an http(s) address`);
  }
  if (/^https?:\/\//i.test(base)) return downloadWithin(url, base);
  const folder = path.resolve(base);
  const file = path.resolve(folder, url);
  if (!file.startsWith(folder + path.sep)) throw new SnapshotError(`${url} lies outside pictures/`);
  return readLocalFile(file, LIMITS.maxBytes);
}

async function downloadWithin(url: string, base: string): Promise<Buffer> {
  const address = new URL(url, base);
  if (!address.href.startsWith(base)) throw new SnapshotError(`${url} lies outside pictures/`);
  return download(address, limitTo(base));
}

/**
 * Allows the feed's own server, which the agency chose, and the internet, so that the author of a
 * feed cannot reach the private network.
 */
function limitTo(base: PictureBase): RequestLimits {
  const own = URL.canParse(base) ? new URL(base).origin : null;
  return { ...LIMITS, mayBePrivate: ({ origin }) => origin === own };
}

/** Pictures on the snapshot's own origin are requested with its login. */
function addLogin(address: URL, base: PictureBase): URL {
  const own = URL.canParse(base) ? new URL(base) : null;
  if (own?.origin !== address.origin || address.username !== '') return address;
  const { username, password } = own;
  return Object.assign(address, { username, password });
}
