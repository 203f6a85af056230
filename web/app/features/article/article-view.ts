import type { BreadcrumbView } from '../../ui/links/breadcrumbs';
import type { LinkView } from '../../ui/links/app-link';
import type { PagerView } from '../../ui/links/pager';
import type { PictureView } from '../../ui/media/picture';

export type ArticleTeaserView = {
  id: string;
  href: string;
  title: string;
  excerpt: string;
  /** Null in the list of its own category. */
  category: string | null;
  /** As text and as `YYYY-MM-DD`; null for services, which have no date. */
  date: DateView | null;
  picture: PictureView | null;
};

export type DateView = { text: string; iso: string };

/** An article's own page; `html` is sanitised. */
export type ArticleView = {
  breadcrumbs: BreadcrumbView[];
  title: string;
  category: LinkView | null;
  date: DateView | null;
  author: string | null;
  /** Null for short articles. */
  readingTime: string | null;
  intro: string | null;
  html: string;
  /** Headings with their anchors; empty if there are too few. */
  outline: { id: string; label: string }[];
  picture: PictureView | null;
  more: ArticleTeaserView[];
};

export type OverviewHeadView = {
  breadcrumbs: BreadcrumbView[];
  title: string;
  intro: string | null;
  picture: PictureView | null;
};

export type ArticleOverviewView = OverviewHeadView & {
  /** Subcategories, after a link to all; empty if none exist. */
  topics: (LinkView & { isCurrent: boolean })[];
  /** The latest article, if articles have dates. */
  lead: ArticleTeaserView | null;
  /** By subcategory where useful, otherwise one group without a title. */
  groups: ArticleGroupView[];
  /** Null if there are articles. */
  emptyText: string | null;
  pager: PagerView | null;
};

export type ArticleGroupView = {
  id: string;
  title: string | null;
  more: LinkView | null;
  articles: ArticleTeaserView[];
  /** `features`: few articles, each in a large row. */
  form: 'cards' | 'features';
};

export type TestimonialView = {
  id: string;
  name: string;
  subject: string | null;
  text: string;
  date: DateView | null;
  picture: PictureView | null;
  initials: string;
  /** Its own page; null if it has none. */
  href: string | null;
};

export type TestimonialOverviewView = OverviewHeadView & {
  /** The latest one, only on the first page. */
  lead: TestimonialView | null;
  testimonials: TestimonialView[];
  emptyText: string | null;
  pager: PagerView | null;
  write: LinkView;
};

export type TestimonialPageView = {
  breadcrumbs: BreadcrumbView[];
  testimonial: TestimonialView;
  website: LinkView | null;
  overview: LinkView;
  write: LinkView;
  next: { name: string; subject: string | null; href: string } | null;
};
