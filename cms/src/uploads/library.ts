import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { toSlug } from '../rules/slug';
import type { VariantFile } from './variant-files';

interface ProviderService {
  upload(file: object): Promise<void>;
}

const fileUid = 'plugin::upload.file';

/** A file's place in the media library: the same bytes have the same one. */
export interface Place {
  hash: string;
  /** The file that has these bytes already; null when there is none. */
  known: number | null;
}

/** Where `bytes` stand in the library, or would stand. */
export async function findPlace(strapi: Core.Strapi, name: string, bytes: Buffer): Promise<Place> {
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  const known = (await strapi.db.query(fileUid).findOne({
    where: { hash: { $endsWith: `_${digest}` } },
    select: ['id'],
  })) as { id: number } | null;
  const slug = toSlug(path.basename(name, path.extname(name))).slice(0, 60);
  return { hash: `${slug || 'file'}_${digest}`, known: known?.id ?? null };
}

/** A picture, or a file without measures. */
export type StoredFile = Omit<VariantFile, 'width' | 'height'> &
  Partial<Pick<VariantFile, 'width' | 'height'>>;

/** Stores the bytes where the provider keeps them; returns what the library keeps of the file. */
export async function uploadFile(strapi: Core.Strapi, file: StoredFile): Promise<object> {
  const provider = strapi.plugin('upload').service('provider') as ProviderService;
  await provider.upload(file);
  return { ...file, getStream: undefined };
}

/** Stores a file, enters it into the library and returns its id. */
export async function enterFile(
  strapi: Core.Strapi,
  file: StoredFile,
  values: object,
): Promise<number> {
  const { id } = (await strapi.db.query(fileUid).create({
    data: {
      ...(await uploadFile(strapi, file)),
      folderPath: '/',
      provider: strapi.config.get('plugin::upload.provider'),
      ...values,
    },
  })) as { id: number };
  return id;
}
