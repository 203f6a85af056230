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
  /** Where to go on, the best first. */
  links: LinkView[];
};
