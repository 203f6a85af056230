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

/** A file of the CMS's media library. */
export type UploadedFile = {
  url: string;
  width: number | null;
  height: number | null;
  alternativeText: string | null;
  mime: string;
};

/** The widths that are made when a picture arrives, if it is that wide (SHELL-4). */
const storedWidths = [100, 400, 600, 1360];

/** An editor's picture; a drawing is shown as it is. Null when it is no picture. */
export function buildUploadedPicture(file: UploadedFile | null | undefined): PictureView | null {
  if (!file || !file.width || !file.height || !file.mime.startsWith('image/')) return null;
  const { url, width, height } = file;
  const alt = file.alternativeText ?? '';
  if (file.mime === 'image/svg+xml') {
    return { sources: [], src: url, srcSet: '', width, height, alt };
  }
  const widths = storedWidths.filter((size) => size <= width);
  return buildPicture({ src: url.replace(/\.[a-z0-9]+$/i, ''), width, height, widths, alt });
}
