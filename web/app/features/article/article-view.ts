import type { BreadcrumbView } from '../../ui/breadcrumbs-view';
import type { PictureView } from '../../ui/picture-view';

/** ROUTE-6: an article or a service in a list. */
export type ArticleTeaserView = {
  id: string;
  href: string;
  title: string;
  excerpt: string;
  category: string | null;
  /** In words and as `YYYY-MM-DD`; null for services, which have no date. */
  date: DateView | null;
  picture: PictureView | null;
};

export type DateView = { text: string; iso: string };

/** An article's own page; `html` is cleaned. */
export type ArticleView = {
  breadcrumbs: BreadcrumbView[];
  title: string;
  category: string | null;
  date: DateView | null;
  intro: string | null;
  html: string;
  picture: PictureView | null;
  more: ArticleTeaserView[];
};

/** FORM-12: what a client says. */
export type TestimonialView = {
  id: string;
  name: string;
  text: string;
  date: DateView | null;
  picture: PictureView | null;
  /** Its own page; null when it has none. */
  href: string | null;
};
