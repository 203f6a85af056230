import { buildSrcset, findVariant, type StoredPicture } from '../../lib/web/picture-sources';
import type { PictureSource, PictureView } from './picture';

type DescribedPicture = StoredPicture & {
  alt: string;
  focus?: string | null;
  mark?: string | null;
};

const built = new WeakMap<DescribedPicture, PictureView>();

/** Builds a picture; uses only the original while its variants are being generated. */
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
    mark: picture.mark ?? undefined,
  };
}

/** A file of the media library; `picture` is null for an SVG, which has no variants. */
export type UploadedFile = {
  url: string;
  width: number | null;
  height: number | null;
  alternativeText: string | null;
  mime: string;
  picture: DescribedPicture | null;
};

/** Builds an editor's picture; an SVG is shown as it is. Null for other files. */
export function buildUploadedPicture(file: UploadedFile | null | undefined): PictureView | null {
  if (file?.mime !== 'image/svg+xml') return buildPicture(file?.picture);
  const { url, width, height } = file;
  if (!width || !height) return null;
  return { sources: [], src: url, srcSet: '', width, height, alt: file.alternativeText ?? '' };
}
