import type { MediaFragment } from '../../cms/generated/graphql';
import { buildUploadedPicture } from '../../ui/build-picture';
import type { LinkView } from '../../ui/link-view';
import type { BannerView } from './banner-view';

type BannerSource = {
  type: 'image' | 'color' | 'gallery' | 'video' | 'empty';
  title: string | null;
  text: string | null;
  images: readonly (MediaFragment | null)[];
  video: MediaFragment | null;
  poster: MediaFragment | null;
  link: LinkView | null;
  transparent: boolean;
  size: BannerView['size'];
};

/** A banner of SHELL-3's kinds; null for an empty one. */
export function buildBanner(source: BannerSource): BannerView | null {
  const { type, title, text, link, transparent, size, video, poster } = source;
  if (type === 'empty') return null;
  const pictures = source.images
    .map((image) => buildUploadedPicture(image))
    .filter((picture) => picture !== null);
  return {
    title,
    text,
    link,
    pictures: type === 'gallery' ? pictures : type === 'image' ? pictures.slice(0, 1) : [],
    video:
      type === 'video' && video
        ? { src: video.url, type: video.mime, poster: buildUploadedPicture(poster)?.src ?? null }
        : null,
    transparent,
    size,
  };
}
