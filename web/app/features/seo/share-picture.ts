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

/** The first of these pictures that can be shared; a drawing and a missing one cannot. */
export function findShareImage(
  pictures: readonly Candidate[],
  origin: string,
): ShareImageView | null {
  const picture = pictures.find((candidate) => candidate?.share);
  if (!picture?.share) return null;
  return { ...share, url: new URL(picture.share, origin).href, alt: picture.alt };
}
