import type { BreadcrumbView } from '../../ui/breadcrumbs-view';
import type { LinkView } from '../../ui/link-view';

/** ROUTE-5: what a visitor reads once a form is in, finished in their language. */
export type ThanksView = {
  breadcrumbs: BreadcrumbView[];
  title: string;
  /** That it has arrived. */
  text: string;
  /** What happens next, and when. */
  next: { title: string; text: string };
  /** FORM-14: the visit that was asked for; null for anything else. */
  visit: ThanksVisitView | null;
  /** Where to go on, the best first. */
  links: LinkView[];
};

/** FORM-14: when, where and with whom. */
export type ThanksVisitView = {
  title: string;
  rows: { label: string; lines: string[] }[];
  /** The file for a calendar; null while no moment is agreed. */
  calendar: LinkView | null;
};
