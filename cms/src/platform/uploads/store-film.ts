import path from 'node:path';
import { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { file as fileTools } from '@strapi/utils';
import { enterFile, findLibraryEntry, uploadFile, type StoredFile } from './library';

/** Keeps an mp4 or webm in the media library as it is, once per content. Returns its id. */
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
