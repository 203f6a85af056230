import path from 'node:path';
import { isPdf } from './check-pdf';

export interface FileKind {
  /** Preferred extension, with a dot. */
  ext: string;
  mime: string;
}

/** Alternative extensions of a type. */
const otherEndings: Readonly<Record<string, readonly string[]>> = {
  '.jpg': ['.jpeg', '.jpe', '.jfif'],
  '.tif': ['.tiff'],
  '.mp4': ['.m4v'],
};

/** Picture types that are decoded; HEIC is recognized for a helpful error message. */
const pictures = new Set([
  ...['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'image/tiff'],
  ...['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'],
]);

/**
 * Detects the file type by content, regardless of the name; null if it is not a picture, video
 * or PDF. Any text with an `<svg>` element counts as SVG: `cleanSvg` checks it.
 */
export async function recogniseFile(bytes: Buffer): Promise<FileKind | null> {
  if (isPdf(bytes)) return { ext: '.pdf', mime: 'application/pdf' };
  // Imported lazily: the package is ESM and this file is compiled to CommonJS.
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (found && (pictures.has(found.mime) || found.mime.startsWith('video/'))) {
    return { ext: `.${found.ext}`, mime: found.mime };
  }
  const isText = found === undefined || found.mime === 'application/xml';
  if (isText && /<(?:\w+:)?svg[\s>]/.test(bytes.toString('utf8', 0, 4096))) {
    return { ext: '.svg', mime: 'image/svg+xml' };
  }
  return null;
}

export function isCalledSo({ ext }: FileKind, name: string): boolean {
  const given = path.extname(name).toLowerCase();
  return given === ext || otherEndings[ext]?.includes(given) === true;
}

export function correctName(kind: FileKind, name: string): string {
  return isCalledSo(kind, name) ? name : path.basename(name, path.extname(name)) + kind.ext;
}
