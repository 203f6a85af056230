/**
 * SHELL-4: a stored picture: a variant's file is `${src}-${width}.${format}`. While `widths` is empty
 * its variants are still being made, and `src` is the address of the original.
 */
export interface StoredPicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
}

export type PictureFormat = 'avif' | 'webp' | 'jpg';

/** One file of a picture. */
export interface PictureVariant {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** SHELL-4: the `srcset` of a picture in one format, narrowest first; empty without variants. */
export function buildSrcset(picture: StoredPicture, format: PictureFormat): string {
  return listWidths(picture)
    .map((width) => `${variant(picture, width, format)} ${width}w`)
    .join(', ');
}

/** The JPEG no wider than `limit`, or the narrowest there is; the original without variants. */
export function findVariant(picture: StoredPicture, limit = 1360): string {
  const widths = listWidths(picture);
  const width = widths.filter((candidate) => candidate <= limit).at(-1) ?? widths[0];
  return width === undefined ? escapePath(picture) : variant(picture, width, 'jpg');
}

/**
 * SHELL-4: every variant of a picture in one format with its size in pixels, narrowest first; none
 * while they are being made.
 */
export function listVariants(picture: StoredPicture, format: PictureFormat): PictureVariant[] {
  const ratio = picture.width > 0 ? picture.height / picture.width : 0;
  return listWidths(picture).map((width) => {
    return { src: variant(picture, width, format), width, height: Math.round(width * ratio) };
  });
}

function listWidths({ widths }: StoredPicture): number[] {
  return [...new Set(widths)].filter((width) => width > 0).sort((a, b) => a - b);
}

function variant(picture: StoredPicture, width: number, format: PictureFormat): string {
  return `${escapePath(picture)}-${width}.${format}`;
}

function escapePath({ src }: StoredPicture): string {
  return src.replace(/[\s,]/g, encodeURIComponent);
}
