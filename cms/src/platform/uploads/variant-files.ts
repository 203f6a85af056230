import { Readable } from 'node:stream';
import { file as fileTools } from '@strapi/utils';
import { shareKey, type PictureVariant } from './make-variants';

/** A variant as Strapi's upload providers take it; `url` is set when it has been stored. */
export interface VariantFile {
  name: string;
  hash: string;
  ext: string;
  mime: string;
  width: number;
  height: number;
  /** Kilobytes. */
  size: number;
  sizeInBytes: number;
  path: string | null;
  url?: string;
  getStream(): Readable;
}

/** One variant under the key by which it stands in a file's `formats`. */
export interface KeyedVariant {
  key: string;
  file: VariantFile;
}

/**
 * The variants of a picture as files `${hash}-${name}.${format}`. Strapi removes what stands in
 * `formats` together with the picture, and shows the one called thumbnail in its library.
 */
export function toVariantFiles(
  hash: string,
  name: string,
  variants: PictureVariant[],
): KeyedVariant[] {
  const files = variants.map((variant) => ({
    key: keyOf(variant),
    file: toVariantFile(hash, name, variant),
  }));
  const small = files.filter(({ file }) => file.ext === '.jpg' && file.width <= 400);
  const widest = small.sort((a, b) => b.file.width - a.file.width)[0] ?? files[0];
  if (!widest) return files;
  // A file of its own: Strapi removes all of them at once, each once.
  return [...files, { key: 'thumbnail', file: { ...widest.file, hash: `${hash}-thumbnail` } }];
}

function keyOf({ name, format }: PictureVariant): string {
  return name === shareKey ? name : `${format}${name}`;
}

/** One variant of the picture `name`, whose file is called `hash`. */
export function toVariantFile(hash: string, name: string, variant: PictureVariant): VariantFile {
  const { width, height, format, mime, data } = variant;
  return {
    name: `${variant.name}_${name}`,
    hash: `${hash}-${variant.name}`,
    ext: `.${format}`,
    mime,
    width,
    height,
    size: fileTools.bytesToKbytes(data.length),
    sizeInBytes: data.length,
    path: null,
    getStream: () => Readable.from([data]),
  };
}
