import type { SharePictureFragment } from '../../cms/generated/graphql';

/** SEO-2: the picture of a page that is shared. */
export type ShareImageView = {
  url: string;
  width: number;
  height: number;
  type: string;
  alt: string;
};

type Candidate = SharePictureFragment | null | undefined;

/** What the CMS makes of every picture for this. */
const share = { width: 1200, height: 630, type: 'image/jpeg' } as const;

/**
 * The first of these pictures that can be shared, by its original while the CMS still makes the one to
 * share; a drawing and a missing one cannot.
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
