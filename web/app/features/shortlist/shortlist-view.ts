import type { BreadcrumbView } from '../../ui/links/breadcrumbs';
import type { LinkView } from '../../ui/links/app-link';
import type { ShareView } from '../../ui/links/share-view';
import type { ListingCardView } from '../../catalogue/listing/card/listing-card-view';

/** The visitor's favourites, or a shared list, with texts in the visitor's language. */
export type FavouritesView = {
  breadcrumbs: BreadcrumbView[];
  title: string;
  intro: string;
  /** Ids in the address, in order; empty for the visitor's own list. */
  ids: string[];
  listings: ListingCardView[];
  goneIds: string[];
  /** Link to share the list; null for the visitor's own. */
  share: ShareView | null;
  own: OwnListView;
};

/** Data for rendering the list stored in the browser. */
export type OwnListView = {
  title: string;
  /** The page without a list in its address. */
  href: string;
  /** Prefix of `1,2,3/` for cards. */
  cardsHref: string;
  lists: LinkView[];
};

export type CompareView = {
  breadcrumbs: BreadcrumbView[];
  title: string;
  intro: string;
  ids: string[];
  /** Sentences about ids that were left out. */
  notes: string[];
  columns: CompareColumnView[];
  groups: CompareGroupView[];
  share: ShareView | null;
  /** The page without a selection, to which a selection is added. */
  ownHref: string;
  lists: LinkView[];
};

export type CompareColumnView = {
  listing: ListingCardView;
  removeHref: string;
};

/** Rows that at least one listing has a value for; missing values are null. */
export type CompareGroupView = {
  id: string;
  title: string;
  rows: { label: string; values: (string | null)[]; differs: boolean }[];
};
