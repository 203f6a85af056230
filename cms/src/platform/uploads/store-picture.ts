import path from 'node:path';
import { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { file as fileTools } from '@strapi/utils';
import type { Knex } from 'knex';
import sharp from 'sharp';
import { cleanOriginal } from './clean-original';
import {
  enterFile,
  findByDigest,
  findLibraryEntry,
  storeVariantFiles,
  uploadFile,
  type StoredFile,
} from './library';
import { isShownByBrowsers } from './describe-picture';
import { checkPixels, makeVariants, readWhole, type FocalPoint } from './make-variants';
import { correctName, recogniseFile } from './recognise-file';
import { toVariantFiles, type VariantFile } from './variant-files';
import { addWaiting } from './waiting-pictures';

/** Originals above this size are not shown while variants are missing. */
const mostBytesShown = 2 * 2 ** 20;

/**
 * Stores a picture in the media library; the same bytes give the same file. Returns its id.
 * Variants are made later (`makeWaitingVariants`), or immediately if pages cannot show the
 * original. Throws if the bytes are not a picture.
 */
export async function storePicture(
  strapi: Core.Strapi,
  picture: {
    bytes: Buffer;
    name: string;
    alt?: string;
    /** True for a picture of the agency's own content, whose focal point is not guessed. */
    isEditorial?: boolean;
    focalPoint?: FocalPoint;
  },
): Promise<number> {
  const { bytes, isEditorial = false } = picture;
  const kind = await recogniseFile(bytes);
  if (!kind?.mime.startsWith('image/')) throw new Error('This is not a picture');
  const name = correctName(kind, picture.name);
  const { hash, digest, known } = await findLibraryEntry(strapi, name, bytes);
  if (known !== null) return known;

  const ext = path.extname(name).toLowerCase();
  const { format, autoOrient } = await sharp(bytes, await checkPixels(bytes)).metadata();
  const canWait =
    shownFormats.has(format) && isShownByBrowsers(ext) && bytes.length <= mostBytesShown;
  const made = canWait ? null : await storeVariants(strapi, { hash, name, bytes });
  if (canWait) await readWhole(bytes);
  const { data: kept, ...size } = (await cleanOriginal(bytes)) ?? { data: bytes, ...autoOrient };
  const original: VariantFile = {
    name,
    hash,
    ext,
    ...size,
    path: null,
    mime: kind.mime,
    size: fileTools.bytesToKbytes(kept.length),
    sizeInBytes: kept.length,
    getStream: () => Readable.from([kept]),
  };
  const stored = await uploadFile(strapi, original);
  return strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
    // The same bytes may have been stored under another name in the meantime.
    const twin = await findByDigest(trx, digest).first<{ id: number } | undefined>('id');
    if (twin) return twin.id;
    const values = {
      alternativeText: picture.alt ?? null,
      formats: made?.formats ?? null,
      focalPoint: picture.focalPoint ?? (isEditorial ? null : (made?.focus ?? null)),
    };
    const id = await enterFile(strapi, stored, values);
    if (canWait) await addWaiting(trx, id, isEditorial);
    return id;
  });
}

async function storeVariants(
  strapi: Core.Strapi,
  { hash, name, bytes }: { hash: string; name: string; bytes: Buffer },
): Promise<{ formats: Record<string, object>; focus: FocalPoint | null }> {
  const { variants, focus } = await makeVariants(bytes);
  return { formats: await storeVariantFiles(strapi, toVariantFiles(hash, name, variants)), focus };
}

const shownFormats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif']);

export async function storeFilm(
  strapi: Core.Strapi,
  { bytes, name }: { bytes: Buffer; name: string },
): Promise<number> {
  const { hash, known } = await findLibraryEntry(strapi, name, bytes);
  if (known !== null) return known;
  const ext = path.extname(name).toLowerCase();
  const film: StoredFile = {
    name,
    hash,
    ext,
    path: null,
    mime: ext === '.webm' ? 'video/webm' : 'video/mp4',
    size: fileTools.bytesToKbytes(bytes.length),
    sizeInBytes: bytes.length,
    getStream: () => Readable.from([bytes]),
  };
  return enterFile(strapi, await uploadFile(strapi, film), {});
}
