import type { MediaFragment } from '../../cms/generated/graphql';
import { buildUploadedPicture } from '../../ui/build-picture';
import type { LinkView } from '../../ui/link-view';
import { parseColour } from '../../site/theme.server';
import type { BannerMediaView, BannerView } from './banner-view';
import { buildLinkedVideo } from './linked-video.server';

type BannerSource = {
  type: 'image' | 'color' | 'gallery' | 'video' | 'empty';
  title: string | null;
  text: string | null;
  color?: string | null;
  images: readonly (MediaFragment | null)[];
  video: MediaFragment | null;
  videoUrl: string | null;
  poster: MediaFragment | null;
  link: LinkView | null;
  transparent: boolean;
  size: BannerView['size'];
};

/**
 * A banner of SHELL-3's kinds; null for an empty one and for one that has neither media nor words.
 * What its kind lacks is made up for by what there is: a video without a film is its picture.
 */
export function buildBanner(source: BannerSource): BannerView | null {
  if (source.type === 'empty') return null;
  const { title, text, link, transparent, size } = source;
  const media = buildMedia(source);
  if (!media && !title && !text && !link) return null;
  return { title, text, link, media, transparent, size };
}

function buildMedia(source: BannerSource): BannerMediaView | null {
  const { type, color, video, videoUrl } = source;
  const pictures = source.images
    .map((image) => buildUploadedPicture(image))
    .filter((picture) => picture !== null);
  const [first = null] = pictures;
  if (type === 'color') {
    const colour = parseColour(color ?? null);
    return colour ? { kind: 'colour', colour } : null;
  }
  if (type === 'video') {
    const poster = buildUploadedPicture(source.poster) ?? first;
    if (video?.mime.startsWith('video/')) {
      return { kind: 'video', src: video.url, type: video.mime, poster };
    }
    const linked = buildLinkedVideo(videoUrl);
    if (linked) return { kind: 'linked-video', video: linked, poster };
    return poster && { kind: 'picture', picture: poster };
  }
  if (type === 'gallery' && pictures.length > 1) return { kind: 'gallery', pictures };
  return first && { kind: 'picture', picture: first };
}
