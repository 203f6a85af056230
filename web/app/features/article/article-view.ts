import type { BreadcrumbView } from '../../ui/links/breadcrumbs';
import type { LinkView } from '../../ui/links/app-link';
import type { PagerView } from '../../ui/links/pager';
import type { PictureView } from '../../ui/media/picture';

/** ROUTE-6: an article or a service in a list. */
export type ArticleTeaserView = {
  id: string;
  href: string;
  title: string;
  excerpt: string;
  /** Where it stands; null in a list that says so itself. */
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
  /** The overview it stands in. */
  category: LinkView | null;
  date: DateView | null;
  author: string | null;
  /** Null where it is read in no time. */
  readingTime: string | null;
  intro: string | null;
  html: string;
  /** Its headings with their anchors; empty when there are too few to choose from. */
  outline: { id: string; label: string }[];
  picture: PictureView | null;
  more: ArticleTeaserView[];
};

/** ROUTE-6: what stands above an overview. */
export type OverviewHeadView = {
  breadcrumbs: BreadcrumbView[];
  title: string;
  intro: string | null;
  picture: PictureView | null;
};

/** The overview of a category or subcategory. */
export type ArticleOverviewView = OverviewHeadView & {
  /** The subcategories to choose from, all of them first; empty when there are none. */
  topics: (LinkView & { isCurrent: boolean })[];
  /** The latest, when articles have dates. */
  lead: ArticleTeaserView | null;
  /** By subcategory where that helps, else one group without a title. */
  groups: ArticleGroupView[];
  /** Null when there is something to show. */
  emptyText: string | null;
  pager: PagerView | null;
};

export type ArticleGroupView = {
  id: string;
  title: string | null;
  more: LinkView | null;
  articles: ArticleTeaserView[];
  /** `features`: few, each with room of its own. */
  form: 'cards' | 'features';
};

/** FORM-12: what a client says. */
export type TestimonialView = {
  id: string;
  name: string;
  /** What was done for the client. */
  subject: string | null;
  text: string;
  date: DateView | null;
  picture: PictureView | null;
  /** Stand where there is no picture. */
  initials: string;
  /** Its own page; null when it has none. */
  href: string | null;
};

/** The overview of what clients say. */
export type TestimonialOverviewView = OverviewHeadView & {
  /** The latest, on the first page. */
  lead: TestimonialView | null;
  testimonials: TestimonialView[];
  emptyText: string | null;
  pager: PagerView | null;
  /** Where a client writes one. */
  write: LinkView;
};

/** What one client says, on its own page. */
export type TestimonialPageView = {
  breadcrumbs: BreadcrumbView[];
  testimonial: TestimonialView;
  website: LinkView | null;
  overview: LinkView;
  /** Where a client writes one. */
  write: LinkView;
  next: { name: string; subject: string | null; href: string } | null;
};
