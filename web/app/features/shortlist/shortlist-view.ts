import type { BreadcrumbView } from '../../ui/links/breadcrumbs';
import type { LinkView } from '../../ui/links/app-link';
import type { ShareView } from '../../ui/links/share-view';
import type { ListingCardView } from '../../catalogue/listing/card/listing-card-view';

/** The visitor's favourites, or a list that came as a link, finished in the visitor's language. */
export type FavouritesView = {
  breadcrumbs: BreadcrumbView[];
  title: string;
  intro: string;
  /** What the address names, in its order; empty for the visitor's own list. */
  ids: string[];
  listings: ListingCardView[];
  /** Named, but no longer on the site. */
  goneIds: string[];
  /** How to hand on what the address names; null for the visitor's own list. */
  share: ShareView | null;
  own: OwnListView;
};

/** What the browser needs to show the list that it keeps. */
export type OwnListView = {
  title: string;
  /** The page without a list in its address. */
  href: string;
  /** Where the cards of listings are, before `1,2,3/`. */
  cardsHref: string;
  /** Where there is something to keep. */
  lists: LinkView[];
};

/** Up to four listings side by side. */
export type CompareView = {
  breadcrumbs: BreadcrumbView[];
  title: string;
  intro: string;
  ids: string[];
  /** What was left out of the address, in sentences. */
  notes: string[];
  columns: CompareColumnView[];
  groups: CompareGroupView[];
  share: ShareView | null;
  /** The page without a choice, to add a choice to. */
  ownHref: string;
  lists: LinkView[];
};

export type CompareColumnView = {
  listing: ListingCardView;
  /** The page without this one. */
  removeHref: string;
};

/** Rows that at least one listing has a value for; what one lacks is null. */
export type CompareGroupView = {
  id: string;
  title: string;
  rows: { label: string; values: (string | null)[]; differs: boolean }[];
};
