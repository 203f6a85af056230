import path from 'node:path';
import { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { file as fileTools } from '@strapi/utils';
import { cleanOriginal } from './clean-original';
import { enterFile, findPlace, uploadFile } from './library';
import { makeVariants } from './make-variants';
import { toVariantFiles, type VariantFile } from './variant-files';

/**
 * Keeps a picture and its variants in the media library, once per content: the same bytes give the
 * same file. Returns its id. Throws when the bytes are not a picture.
 */
export async function storePicture(
  strapi: Core.Strapi,
  picture: { bytes: Buffer; name: string; alt?: string; forBanners?: boolean },
): Promise<number> {
  const { bytes, name } = picture;
  const { hash, known } = await findPlace(strapi, name, bytes);
  if (known !== null) return known;

  const ext = path.extname(name).toLowerCase() || '.jpg';
  const { width, height, variants } = await makeVariants(bytes, picture);
  const kept = (await cleanOriginal(bytes))?.data ?? bytes;
  const original: VariantFile = {
    ...{ name, hash, ext, width, height, path: null },
    mime: mimeTypes[ext] ?? 'image/jpeg',
    size: fileTools.bytesToKbytes(kept.length),
    sizeInBytes: kept.length,
    getStream: () => Readable.from([kept]),
  };
  const keyed = toVariantFiles(hash, name, variants);
  const formats = await Promise.all(
    keyed.map(async ({ key, file }) => [key, await uploadFile(strapi, file)] as const),
  );
  return enterFile(strapi, original, {
    alternativeText: picture.alt ?? null,
    formats: Object.fromEntries(formats),
  });
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
