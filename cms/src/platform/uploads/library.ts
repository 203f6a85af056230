import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { toSlug } from '../rules/slug';
import type { KeyedVariant, VariantFile } from './variant-files';

interface ProviderService {
  upload(file: object): Promise<void>;
}

const fileUid = 'plugin::upload.file';
const DIGEST_LENGTH = 12;

/** The end of a hash (underscore and digest), in a form that both databases can index. */
const endings = {
  sqlite: `substr(hash, -${DIGEST_LENGTH + 1})`,
  postgres: `right(hash, ${DIGEST_LENGTH + 1})`,
};

/** Creates an index for finding files by digest. Strapi keeps indexes that it does not know. */
export async function ensureDigestIndex({ db }: Core.Strapi): Promise<void> {
  const ending = db.dialect.client === 'postgres' ? endings.postgres : endings.sqlite;
  await db.connection.raw(`create index if not exists files_digest on files (${ending})`);
}

export function findByDigest(connection: Knex, digest: string): Knex.QueryBuilder {
  const isPostgres = /^(pg|postgres)/.test(String(connection.client.config.client));
  const ending = isPostgres ? endings.postgres : endings.sqlite;
  return connection('files').whereRaw(`${ending} = ?`, [`_${digest}`]);
}

/** File name in the media library, derived from the content. */
export interface LibraryEntry {
  hash: string;
  digest: string;
  /** Id of the file with the same content; null if none exists. */
  known: number | null;
}

/** Finds the entry of `bytes` in the library, or returns the one they would get. */
export async function findLibraryEntry(
  strapi: Core.Strapi,
  name: string,
  bytes: Buffer,
): Promise<LibraryEntry> {
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, DIGEST_LENGTH);
  // In the current transaction, which on SQLite holds the only connection.
  const known = await strapi.db.transaction(({ trx }: { trx: Knex.Transaction }) =>
    findByDigest(trx, digest).first<{ id: number } | undefined>('id'),
  );
  const slug = toSlug(path.basename(name, path.extname(name))).slice(0, 60);
  return { hash: `${slug || 'file'}_${digest}`, digest, known: known?.id ?? null };
}

/** A file for the upload provider; only pictures have dimensions. */
export type StoredFile = Pick<VariantFile, 'name' | 'hash' | 'ext' | 'mime' | 'getStream'> &
  Partial<VariantFile>;

/** Stores the bytes with the upload provider. Returns the row for the library. */
export async function uploadFile(strapi: Core.Strapi, file: StoredFile): Promise<object> {
  const provider = strapi.plugin('upload').service('provider') as ProviderService;
  await provider.upload(file);
  return { ...file, getStream: undefined };
}

/** Stores the variants of a picture. Returns the file's `formats`. */
export async function storeVariantFiles(
  strapi: Core.Strapi,
  variants: readonly KeyedVariant[],
): Promise<Record<string, object>> {
  const stored = variants.map(
    async ({ key, file }) => [key, await uploadFile(strapi, file)] as const,
  );
  return Object.fromEntries(await Promise.all(stored));
}

export async function readOriginal(strapi: Core.Strapi, url: string): Promise<Buffer> {
  if (!/^https?:/.test(url)) return readFile(path.join(strapi.dirs.static.public, url));
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

export async function enterFile(
  strapi: Core.Strapi,
  stored: object,
  values: object,
): Promise<number> {
  const { id } = (await strapi.db.query(fileUid).create({
    data: {
      ...stored,
      folderPath: '/',
      provider: strapi.config.get('plugin::upload.provider'),
      ...values,
    },
  })) as { id: number };
  return id;
}
