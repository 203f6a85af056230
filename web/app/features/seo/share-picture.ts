import type { SharePictureFragment } from '../../cms/generated/graphql';

export type ShareImageView = {
  url: string;
  width: number;
  height: number;
  type: string;
  alt: string;
};

type Candidate = SharePictureFragment | null | undefined;

/** The CMS creates this format of every picture. */
const share = { width: 1200, height: 630, type: 'image/jpeg' } as const;

/**
 * Returns the first picture that can be shared, the original while the CMS is still creating the
 * share format; skips drawings and missing pictures.
 */
export function findShareImage(
  pictures: readonly Candidate[],
  origin: string,
): ShareImageView | null {
  const [image = null] = pictures.flatMap((picture) => (picture && describe(picture)) ?? []);
  return image && { ...image, url: new URL(image.url, origin).href };
}

function describe({
  src,
  width,
  height,
  widths,
  share: url,
  alt,
}: SharePictureFragment): ShareImageView | null {
  if (url !== null) return { ...share, url, alt };
  return widths.length > 0 ? null : { url: src, width, height, type: nameType(src), alt };
}

function nameType(src: string): string {
  const ending = /[^.]*$/.exec(src)?.[0].toLowerCase() ?? '';
  return `image/${ending === 'jpg' ? 'jpeg' : ending}`;
}
