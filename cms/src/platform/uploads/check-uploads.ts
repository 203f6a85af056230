import { readFile, stat, writeFile } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import { findReaderLanguage, type ReaderState } from '../validation/reader-language';
import { refuse, translateRefusal } from '../validation/refusal';
import { isWholePdf } from './check-pdf';
import { findSvgRefusal } from './svg/check-svg';
import { cleanSvg } from './svg/clean-svg';
import { checkPixels, mostJpegPixels, readWhole, TooManyPixelsError } from './make-variants';
import { correctName, isCalledSo, recogniseFile, type FileKind } from './recognise-file';

const fileUid = 'plugin::upload.file';
const megabyte = 2 ** 20;
/** Maximum picture size: phones with 108 and 200 megapixels produce such files. */
const mostPictureBytes = 60 * megabyte;
/** Videos and documents are served unchanged. */
const mostOtherBytes = 20 * megabyte;

interface GivenFile {
  filepath: string;
  originalFilename?: string | null;
  mimetype?: string | null;
  detectedMimeType?: string;
  size: number;
}

interface FileInfo {
  name?: string | null;
}

interface UploadService {
  upload(given: { data: { fileInfo?: unknown }; files: unknown }, options?: object): unknown;
  replace(
    id: number | string,
    given: { data: { fileInfo?: unknown }; file: GivenFile },
    options?: object,
  ): unknown;
}

/**
 * Checks uploads and replacements by content: corrects the extension, sanitizes SVG, and refuses
 * anything except pictures, videos and PDF. A replacement must have the same type, because the
 * address contains the extension (docs/decisions/0136). Call it while registering.
 */
export function checkUploads(strapi: Core.Strapi): void {
  const uploads = strapi.plugin('upload').service('upload') as UploadService;
  const { upload, replace } = uploads;
  uploads.upload = (given, options) =>
    inWordsOfReader(strapi, async () => {
      const files = (Array.isArray(given.files) ? given.files : [given.files]) as GivenFile[];
      const infos = [given.data.fileInfo].flat() as (FileInfo | undefined)[];
      for (const [index, file] of files.entries()) {
        applyKind(file, await checkFile(file), infos[index]);
      }
      return upload(given, options);
    });
  uploads.replace = (id, given, options) =>
    inWordsOfReader(strapi, async () => {
      const kind = await checkFile(given.file);
      const where = { id: Number(id) };
      const old = (await strapi.db.query(fileUid).findOne({ where })) as {
        name: string;
        ext: string;
      } | null;
      if (old && !isCalledSo(kind, `.${old.ext}`)) {
        throw refuse('upload.otherType', {
          name: old.name,
          wanted: old.ext.replace('.', '').toUpperCase(),
          given: kind.ext.replace('.', '').toUpperCase(),
        });
      }
      applyKind(given.file, kind, given.data.fileInfo as FileInfo | undefined);
      return replace(id, given, options);
    });
}

/** Some of Strapi's routes write the error message themselves. */
async function inWordsOfReader<Result>(
  strapi: Core.Strapi,
  act: () => Promise<Result>,
): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    const state = strapi.requestContext.get()?.state as ReaderState | undefined;
    translateRefusal(error, findReaderLanguage(state));
    throw error;
  }
}

async function checkFile(file: GivenFile): Promise<FileKind> {
  const name = file.originalFilename ?? '';
  if (file.size > mostPictureBytes) throw refuseSize(name, file.size, mostPictureBytes);
  const bytes = await readFile(file.filepath);
  const kind = await recogniseFile(bytes);
  if (!kind) {
    const claims = file.mimetype?.startsWith('image/') || pictureNames.test(name);
    if (/\.hei[cf]$/i.test(name)) throw refuse('upload.heic');
    throw refuse(claims ? 'upload.unreadable' : 'upload.unknownType', { name });
  }
  if (/^image\/hei[cf]/.test(kind.mime)) throw refuse('upload.heic');
  const isPicture = kind.mime.startsWith('image/');
  if (!isPicture && file.size > mostOtherBytes) throw refuseSize(name, file.size, mostOtherBytes);
  if (kind.ext === '.pdf' && !isWholePdf(bytes)) throw refuse('upload.pdf', { name });
  if (kind.ext === '.svg') await cleanFile(file, bytes, name);
  else if (isPicture) await checkPicture(bytes, name);
  return kind;
}

const pictureNames = /\.(jpe?g|png|webp|avif|gif|svg|tiff?|bmp)$/i;

function refuseSize(name: string, size: number, most: number): Error {
  const inMegabytes = (count: number): number => Math.ceil(count / megabyte);
  const isPicture = pictureNames.test(name);
  return refuse(isPicture ? 'upload.tooLargePicture' : 'upload.tooLarge', {
    name,
    size: inMegabytes(size),
    limit: inMegabytes(most),
  });
}

async function cleanFile(file: GivenFile, bytes: Buffer, name: string): Promise<void> {
  const cleaned = findSvgRefusal(bytes) === null ? cleanSvg(bytes) : null;
  if (!cleaned || findSvgRefusal(cleaned) !== null) throw refuse('upload.svg', { name });
  await writeFile(file.filepath, cleaned);
  const { size } = await stat(file.filepath);
  file.size = size;
  await checkPicture(cleaned, name);
}

async function checkPicture(bytes: Buffer, name: string): Promise<void> {
  try {
    await checkPixels(bytes);
    await readWhole(bytes);
  } catch (error) {
    if (error instanceof TooManyPixelsError) {
      const inMillions = (count: number): number => Math.ceil(count / 1e6);
      const { pixels, most } = error;
      // Another kind of file can have as many.
      const mayBeJpeg = pixels <= mostJpegPixels;
      throw refuse(mayBeJpeg ? 'upload.tooManyForKind' : 'upload.tooManyPixels', {
        name,
        pixels: inMillions(pixels),
        limit: inMillions(most),
        jpeg: inMillions(mostJpegPixels),
      });
    }
    throw refuse('upload.unreadable', { name });
  }
}

/** Keeps the base name chosen by the editor. */
function applyKind(file: GivenFile, kind: FileKind, info: FileInfo | undefined): void {
  const given = file.originalFilename ?? `file${kind.ext}`;
  file.originalFilename = correctName(kind, given);
  file.mimetype = kind.mime;
  file.detectedMimeType = kind.mime;
  if (info?.name === given) info.name = file.originalFilename;
}
