import type { LinkView } from '../../ui/link-view';
import type { PictureView } from '../../ui/picture-view';

/** A banner of the kinds of SHELL-3; without pictures and video it is a band of colour. */
export type BannerView = {
  title: string | null;
  text: string | null;
  link: LinkView | null;
  /** One picture, or several for a gallery. */
  pictures: PictureView[];
  video: { src: string; type: string; poster: string | null } | null;
  /** Lets the header lie over the banner; only the first thing on a page may. */
  transparent: boolean;
  size: 'tall' | 'low';
};
