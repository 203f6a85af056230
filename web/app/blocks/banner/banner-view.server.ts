import type { MediaFragment } from '../../cms/generated/graphql';
import { buildUploadedPicture } from '../../ui/media/build-picture';
import type { LinkView } from '../../ui/links/app-link';
import { parseColour } from '../../site/settings/theme.server';
import type { StreetView } from '../../features/search/quick-search/quick-search-view';
import type { PictureView } from '../../ui/media/picture';
import { recogniseVideo } from '../../lib/web/video';

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
 * Builds a banner; null for an empty type, and without media and text. Missing content is replaced:
 * a video without a file shows its picture.
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

export type BannerView = {
  title: string | null;
  text: string | null;
  link: LinkView | null;
  media: BannerMediaView | null;
  /** Lets the header overlap the banner; only for the first element of a page. */
  transparent: boolean;
  size: 'tall' | 'low';
};

export type BannerMediaView =
  | { kind: 'picture'; picture: PictureView }
  | { kind: 'gallery'; pictures: PictureView[] }
  | { kind: 'video'; src: string; type: string; poster: PictureView | null }
  | { kind: 'linked-video'; video: LinkedVideoView; poster: PictureView | null }
  | ({ kind: 'street' } & StreetView)
  /** A validated CSS colour. */
  | { kind: 'colour'; colour: string };

/** A third-party video; nothing is loaded from its host before the visitor asks. */
export type LinkedVideoView = {
  /** Page of the video, which works without JavaScript. */
  href: string;
  /** Address of the player; null if there is only the link. */
  embed: string | null;
  host: string;
};

/** Parses an editor's link to a video; null if it is not one. */
export function buildLinkedVideo(address: string | null): LinkedVideoView | null {
  const video = recogniseVideo(address, []);
  switch (video?.kind) {
    case 'youtube':
      return {
        href: `https://www.youtube.com/watch?v=${video.id}`,
        embed: `https://www.youtube-nocookie.com/embed/${video.id}?autoplay=1&rel=0`,
        host: 'youtube.com',
      };
    case 'vimeo':
      return {
        href: `https://vimeo.com/${video.id}`,
        embed: `https://player.vimeo.com/video/${video.id}?autoplay=1&dnt=1`,
        host: 'vimeo.com',
      };
    case 'facebook':
      return { href: video.url, embed: null, host: 'facebook.com' };
    case 'file':
      return URL.canParse(video.url)
        ? { href: video.url, embed: null, host: new URL(video.url).hostname }
        : null;
    default:
      return null;
  }
}
