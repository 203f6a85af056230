import path from 'node:path';
import { hideLogin } from './feed-login';
import type { ProblemLog } from './import-report';
import type { ListingDraft } from './listing-draft';
import { isPublicAddress } from './public-address';
import { SnapshotError } from './snapshot-error';
import { download, readLocalFile, type SourceLimits } from './snapshot-source';

/** Keeps a picture in the media library, once per content, and returns its file id. */
export type StorePicture = (picture: { bytes: Buffer; name: string }) => Promise<number>;

/** Where relative picture addresses point: a folder, or an address that ends in a slash. */
export type PictureBase = string;

// Decoding and encoding keep about one core busy per picture.
const AT_ONCE = 2;
const LIMITS: SourceLimits = { maxBytes: 20 * 2 ** 20, timeoutMs: 30_000 };

/** Finds the file of a picture by its address in the snapshot; null when there is none. */
export type PictureFinder = (url: string) => number | null;

/**
 * Stores the pictures of these listings and projects, each address once, before anything else is written. A
 * picture that is missing or is none is a line in the report, never a failure (DATA-3).
 */
export async function storePictures(
  drafts: readonly Pick<ListingDraft, 'reference' | 'pictures'>[],
  base: PictureBase,
  store: StorePicture,
  log: ProblemLog,
): Promise<PictureFinder> {
  const files = new Map<string, number | string>();
  const urls = new Set(drafts.flatMap((draft) => draft.pictures.map(({ url }) => url)));
  const queue = urls.values();
  const work = async (): Promise<void> => {
    for (const url of queue) files.set(url, await storeOne(url, base, store));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  for (const draft of drafts) {
    for (const { url } of draft.pictures) {
      const stored = files.get(url);
      if (typeof stored !== 'number') {
        log.add(draft.reference, 'Pictures', hideLogin(`${url}: ${stored}`));
      }
    }
  }
  return (url) => {
    const stored = files.get(url);
    return typeof stored === 'number' ? stored : null;
  };
}

/** The file id, or what is wrong. */
async function storeOne(
  url: string,
  base: PictureBase,
  store: StorePicture,
): Promise<number | string> {
  try {
    const bytes = await readPicture(url, base);
    return await store({ bytes, name: path.posix.basename(url.split(/[?#]/)[0] ?? url) });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
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

/** The feed's own server, which the agency chose, and the internet: who writes a feed may not ask this network. */
function limitTo(base: PictureBase): SourceLimits {
  const own = URL.canParse(base) ? new URL(base).origin : null;
  const isAllowed = async (address: URL): Promise<boolean> =>
    address.origin === own || (await isPublicAddress(address));
  return { ...LIMITS, isAllowed };
}

/** A picture on the snapshot's own origin is asked for with the snapshot's login. */
function addLogin(address: URL, base: PictureBase): URL {
  const own = URL.canParse(base) ? new URL(base) : null;
  if (own?.origin !== address.origin || address.username !== '') return address;
  const { username, password } = own;
  return Object.assign(address, { username, password });
}
