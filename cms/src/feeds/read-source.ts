import type { Core } from '@strapi/strapi';
import type { ReadRecords } from '../listings/import/import-records';
import { download } from '../listings/import/snapshot-source';
import type { ReadPicture } from '../listings/import/store-pictures';
import { buildSnapshot, listReferences, listWithheld } from './build-snapshot';
import { FeedError } from './feed-error';
import type { FeedEvent, FeedFile, FeedResult, FileSetAside } from './feed-kind';
import { findKind } from './find-kind';
import { openConnection } from './open-connection';
import { mayBePrivate } from './request-feed';
import { loadSecrets } from './secrets/load-secrets';
import { listFiles } from './source-files';
import type { Source } from './sources';

const PICTURE_LIMITS = { maxBytes: 20 * 2 ** 20, timeoutMs: 30_000, mayBePrivate };

export interface ReadOptions {
  since: Date | null;
  isFirst: boolean;
  event: FeedEvent | null;
  now: Date;
  signal: AbortSignal;
}

/** A source that is read once, for an import that iterates over it several times. */
export interface OpenSource {
  read(): Promise<ReadRecords>;
  readPicture: ReadPicture;
  /** Files that are finished when this is written. */
  listConsumed(): FeedFile[];
  listSetAside(): FileSetAside[];
}

/** Opens a source; requests start with the first `read`. */
export function openSource(strapi: Core.Strapi, source: Source, options: ReadOptions): OpenSource {
  let result: FeedResult | null = null;
  const find = async (): Promise<FeedResult> =>
    (result ??= await readOnce(strapi, source, options));
  return {
    async read() {
      const given = await find();
      const { complete: isComplete, removed, rejected: unread } = given;
      const { notUnderstood, lost, rows, failure } = given;
      const common = { isComplete, removed, unread, notUnderstood, lost, rows, failure };
      if (given.readSnapshot) return { ...common, snapshot: await given.readSnapshot() };
      const hasTypes = (await strapi.db.query('api::property-type.property-type').count()) > 0;
      const snapshot = buildSnapshot(given, { hasTypes });
      const references = listReferences(given.listings);
      return { ...common, snapshot, references, withheld: listWithheld(given) };
    },
    async readPicture(url) {
      const { readPicture } = await find();
      if (readPicture && !/^https?:\/\//i.test(url)) return readPicture(url);
      if (readPicture && result?.readSnapshot) return readPicture(url);
      if (!URL.canParse(url)) throw new FeedError('is not an http(s) address', 'final');
      return download(new URL(url), { ...PICTURE_LIMITS, signal: options.signal });
    },
    listConsumed: () => result?.consumed ?? [],
    listSetAside: () => result?.setAside ?? [],
  };
}

async function readOnce(
  { db }: Core.Strapi,
  source: Source,
  options: ReadOptions,
): Promise<FeedResult> {
  const kind = findKind(source.kind);
  if (!kind) throw new FeedError(`there is no kind of feed called ${source.kind}`, 'final');
  const { since, isFirst, event } = options;
  const secrets = await loadSecrets(db.connection, source.key, kind);
  try {
    const connection = openConnection(source, kind, secrets, options);
    const files = () => listFiles(source.key);
    const result = await kind.read({ ...connection, since, isFirst, event, files });
    // A single record is never complete. An incremental result may be, if it is a full file.
    return event ? { ...result, complete: false } : result;
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    throw new FeedError(secrets.hide(error.message), error.retry, error.status, error.reason);
  }
}
