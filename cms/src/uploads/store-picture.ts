import { createHash } from 'node:crypto';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { file as fileTools } from '@strapi/utils';
import { toSlug } from '../rules/slug';
import { cleanOriginal } from './clean-original';
import { makeVariants } from './make-variants';
import { toVariantFiles, type VariantFile } from './variant-files';

interface ProviderService {
  upload(file: object): Promise<void>;
}

const fileUid = 'plugin::upload.file';

/**
 * Keeps a picture and its variants in the media library, once per content: the same bytes give the
 * same file. Returns its id. Throws when the bytes are not a picture.
 */
export async function storePicture(
  strapi: Core.Strapi,
  picture: { bytes: Buffer; name: string; alt?: string },
): Promise<number> {
  const { bytes } = picture;
  const ext = path.extname(picture.name).toLowerCase() || '.jpg';
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  const files = strapi.db.query(fileUid);
  const known = (await files.findOne({
    where: { hash: { $endsWith: `_${digest}` } },
    select: ['id'],
  })) as { id: number } | null;
  if (known) return known.id;

  const slug = toSlug(path.basename(picture.name, path.extname(picture.name))).slice(0, 60);
  const hash = `${slug || 'picture'}_${digest}`;
  const { width, height, variants } = await makeVariants(bytes);
  const kept = (await cleanOriginal(bytes))?.data ?? bytes;
  const original: VariantFile = {
    ...{ name: picture.name, hash, ext, width, height, path: null },
    mime: mimeTypes[ext] ?? 'image/jpeg',
    size: fileTools.bytesToKbytes(kept.length),
    sizeInBytes: kept.length,
    getStream: () => Readable.from([kept]),
  };
  const keyed = toVariantFiles(hash, picture.name, variants);
  await Promise.all(
    [original, ...keyed.map(({ file }) => file)].map((file) => upload(strapi, file)),
  );
  const values = {
    ...toRecord(original),
    alternativeText: picture.alt ?? null,
    folderPath: '/',
    provider: strapi.config.get('plugin::upload.provider'),
    formats: Object.fromEntries(keyed.map(({ key, file }) => [key, toRecord(file)])),
  };
  const { id } = (await files.create({ data: values })) as { id: number };
  return id;
}

const mimeTypes: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.svg': 'image/svg+xml',
};

/** Stores one file made of a picture; returns what its `formats` keep of it. */
export async function storeVariant(strapi: Core.Strapi, file: VariantFile): Promise<object> {
  await upload(strapi, file);
  return toRecord(file);
}

async function upload(strapi: Core.Strapi, file: VariantFile): Promise<void> {
  const provider = strapi.plugin('upload').service('provider') as ProviderService;
  await provider.upload(file);
}

function toRecord(file: VariantFile): object {
  return { ...file, getStream: undefined };
}
