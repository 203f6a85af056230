import path from 'node:path';
import { isPdf } from './check-pdf';

/** What a file is by its content. */
export interface FileKind {
  /** With a dot, as files of this kind are called first. */
  ext: string;
  mime: string;
}

/** Endings that are used for a kind beside the first. */
const otherEndings: Readonly<Record<string, readonly string[]>> = {
  '.jpg': ['.jpeg', '.jpe', '.jfif'],
  '.tif': ['.tiff'],
  '.mp4': ['.m4v'],
};

/** The pictures that are decoded; HEIC is recognised to say what to do. */
const pictures = new Set([
  ...['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'image/tiff'],
  ...['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'],
]);

/**
 * What a file is by its content alone, whatever it is called (SHELL-4); null for what is no picture,
 * film or PDF. An SVG is a text with that element: `cleanSvg` says whether it is whole.
 */
export async function recogniseFile(bytes: Buffer): Promise<FileKind | null> {
  if (isPdf(bytes)) return { ext: '.pdf', mime: 'application/pdf' };
  // Named only where it is used: the package is a module, and this is compiled to none.
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

/** Whether files of this kind are called so. */
export function isCalledSo({ ext }: FileKind, name: string): boolean {
  const given = path.extname(name).toLowerCase();
  return given === ext || otherEndings[ext]?.includes(given) === true;
}

/** The name with the ending of what the file is; as it is where that fits. */
export function correctName(kind: FileKind, name: string): string {
  return isCalledSo(kind, name) ? name : path.basename(name, path.extname(name)) + kind.ext;
}
