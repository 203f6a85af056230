/**
 * A stored picture; a variant's file is `${src}-${width}.${format}`. While `widths` is empty the
 * variants are being generated and `src` is the original.
 */
export interface StoredPicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
}

export type PictureFormat = 'avif' | 'webp' | 'jpg';

/** Builds the `srcset` of one format, narrowest first; empty without variants. */
export function buildSrcset(picture: StoredPicture, format: PictureFormat): string {
  const path = escapePath(picture);
  return listWidths(picture)
    .map((width) => `${path}-${width}.${format} ${width}w`)
    .join(', ');
}

/** Returns the widest JPEG up to `limit`, or the narrowest; the original without variants. */
export function findVariant(picture: StoredPicture, limit = 1360): string {
  const widths = listWidths(picture);
  const width = widths.filter((candidate) => candidate <= limit).at(-1) ?? widths[0];
  const path = escapePath(picture);
  return width === undefined ? path : `${path}-${width}.jpg`;
}

function listWidths({ widths }: StoredPicture): number[] {
  return [...new Set(widths)].filter((width) => width > 0).sort((a, b) => a - b);
}

function escapePath({ src }: StoredPicture): string {
  return src.replace(/[\s,]/g, encodeURIComponent);
}
