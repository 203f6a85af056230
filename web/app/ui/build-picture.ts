import { buildSrcset, findVariant, type StoredPicture } from '../lib/picture-sources';
import type { PictureView } from './picture-view';

/** The finished picture; null when it has no variant to show (SHELL-4). */
export function buildPicture(
  picture: (StoredPicture & { alt: string }) | null | undefined,
): PictureView | null {
  const src = picture ? findVariant(picture, 600) : null;
  if (!picture || src === null) return null;
  const { width, height, alt } = picture;
  return {
    sources: [
      { type: 'image/avif', srcSet: buildSrcset(picture, 'avif') },
      { type: 'image/webp', srcSet: buildSrcset(picture, 'webp') },
    ],
    src,
    srcSet: buildSrcset(picture, 'jpg'),
    width,
    height,
    alt,
  };
}

/** A file of the CMS's media library; `picture` is null for a drawing, which has no variants. */
export type UploadedFile = {
  url: string;
  width: number | null;
  height: number | null;
  alternativeText: string | null;
  mime: string;
  picture: (StoredPicture & { alt: string }) | null;
};

/** An editor's picture; a drawing is shown as it is. Null when it is no picture. */
export function buildUploadedPicture(file: UploadedFile | null | undefined): PictureView | null {
  if (file?.mime !== 'image/svg+xml') return buildPicture(file?.picture);
  const { url, width, height } = file;
  if (!width || !height) return null;
  return { sources: [], src: url, srcSet: '', width, height, alt: file.alternativeText ?? '' };
}
