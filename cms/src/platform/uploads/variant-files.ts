import { Readable } from 'node:stream';
import { file as fileTools } from '@strapi/utils';
import { shareKey, type PictureVariant } from './make-variants';

/** A variant in the format of Strapi's upload providers; `url` is set when it is stored. */
export interface VariantFile {
  name: string;
  hash: string;
  ext: string;
  mime: string;
  width: number;
  height: number;
  size: number;
  sizeInBytes: number;
  path: string | null;
  url?: string;
  getStream(): Readable;
}

export interface KeyedVariant {
  key: string;
  file: VariantFile;
}

/**
 * Converts variants to files `${hash}-${name}.${format}`. Strapi deletes the `formats` with the
 * picture, and shows the one named thumbnail in its library.
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
  // A separate file, because Strapi deletes each one individually.
  return [...files, { key: 'thumbnail', file: { ...widest.file, hash: `${hash}-thumbnail` } }];
}

function keyOf({ name, format }: PictureVariant): string {
  return name === shareKey ? name : `${format}${name}`;
}

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
