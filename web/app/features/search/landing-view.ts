import type { LinkView } from '../../ui/link-view';

/** FIND-17: what a landing page has besides its list. */
export type LandingView = {
  /** What the editors wrote, as HTML; null when they wrote nothing. */
  introHtml: string | null;
  /** The types of the place, and the places near it. */
  groups: { title: string; links: (LinkView & { countText: string })[] }[];
};
