import { buildSrcset, findVariant, type StoredPicture } from '../../lib/web/picture-sources';
import type { PictureSource, PictureView } from './picture';

type DescribedPicture = StoredPicture & { alt: string; focus?: string | null };

/** Answers that the site remembers are shown again and again. */
const built = new WeakMap<DescribedPicture, PictureView>();

/** The finished picture (SHELL-4), of its original alone while its variants are being made. */
export function buildPicture(picture: DescribedPicture | null | undefined): PictureView | null {
  if (!picture) return null;
  const view = built.get(picture) ?? build(picture);
  built.set(picture, view);
  return view;
}

function build(picture: DescribedPicture): PictureView {
  const { width, height, alt, widths } = picture;
  const sources: PictureSource[] = [
    { type: 'image/avif', srcSet: buildSrcset(picture, 'avif') },
    { type: 'image/webp', srcSet: buildSrcset(picture, 'webp') },
  ];
  return {
    sources: widths.length > 0 ? sources : [],
    src: findVariant(picture, 600),
    srcSet: buildSrcset(picture, 'jpg'),
    width,
    height,
    alt,
    focus: picture.focus ?? undefined,
  };
}

/** A file of the CMS's media library; `picture` is null for a drawing, which has no variants. */
export type UploadedFile = {
  url: string;
  width: number | null;
  height: number | null;
  alternativeText: string | null;
  mime: string;
  picture: DescribedPicture | null;
};

/** An editor's picture; a drawing is shown as it is. Null when it is no picture. */
export function buildUploadedPicture(file: UploadedFile | null | undefined): PictureView | null {
  if (file?.mime !== 'image/svg+xml') return buildPicture(file?.picture);
  const { url, width, height } = file;
  if (!width || !height) return null;
  return { sources: [], src: url, srcSet: '', width, height, alt: file.alternativeText ?? '' };
}
