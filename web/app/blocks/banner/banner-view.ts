import type { LinkView } from '../../ui/link-view';
import type { StreetView } from '../../features/search/quick-search-view';
import type { PictureView } from '../../ui/picture-view';

/** A banner of the kinds of SHELL-3; without media it is words alone. */
export type BannerView = {
  title: string | null;
  text: string | null;
  link: LinkView | null;
  media: BannerMediaView | null;
  /** Lets the header lie over the banner; only the first thing on a page may. */
  transparent: boolean;
  size: 'tall' | 'low';
};

export type BannerMediaView =
  | { kind: 'picture'; picture: PictureView }
  | { kind: 'gallery'; pictures: PictureView[] }
  | { kind: 'video'; src: string; type: string; poster: PictureView | null }
  | { kind: 'linked-video'; video: LinkedVideoView; poster: PictureView | null }
  | ({ kind: 'street' } & StreetView)
  /** A checked CSS colour. */
  | { kind: 'colour'; colour: string };

/** RULE-8: a video of another host, which nothing is loaded from before the visitor asks. */
export type LinkedVideoView = {
  /** Where it can be watched, also without JavaScript. */
  href: string;
  /** The player to put in the page; null where there is only the link. */
  embed: string | null;
  /** For example `youtube.com`. */
  host: string;
};
