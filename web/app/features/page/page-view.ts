import type { BreadcrumbView } from '../../ui/breadcrumbs-view';
import type { LinkView } from '../../ui/link-view';
import type { PictureView } from '../../ui/picture-view';
import type { ModuleView } from './module-view';

/** MENU-8: a menu page, ready to draw. */
export type PageView = {
  /** The internal path, e.g. `for-sale`. */
  key: string;
  /** The h1; on a page whose list or banner carries its own h1 this is null. */
  title: string | null;
  intro: string | null;
  banner: BannerView | null;
  /** Empty on pages that do not turn them on. */
  breadcrumbs: BreadcrumbView[];
  /** Cleaned HTML of the page's content; null when there is none. */
  html: string | null;
  /** Scoped to `[data-page="key"]` and cleaned; null when there is none. */
  css: string | null;
  modules: ModuleView[];
};

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

/** ERR-6: the page that is not there. */
export type NotFoundView = {
  homeHref: string;
  /** The list that the search form asks, with its field's name. */
  search: { action: string; name: string };
  links: LinkView[];
};
