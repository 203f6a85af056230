import { recogniseVideo } from '../../lib/video';
import type { LinkedVideoView } from './banner-view';

/** RULE-8: an editor's link to a video; null for an address that is none. */
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
