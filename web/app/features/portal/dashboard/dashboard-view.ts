import type { PictureView } from '../../../ui/media/picture';
import type { LinkView } from '../../../ui/links/app-link';
import type { ListingChangesView } from '../outcome/outcome-view.server';
import type { ListingStateView } from '../listing-state.server';
import type { NumberView } from '../graph/big-numbers';
import type { VisitGraphView } from '../graph/build-visit-graph.server';

/** OWN-3, OWN-4: all of an owner's properties at a glance. */
export type DashboardView = {
  title: string;
  /** What the figures come to, in a sentence; null where there is nothing to say. */
  verdict: string | null;
  /** Null at the first login, and where it failed (ERR-2). */
  changes: ListingChangesView | null;
  /** Null where it failed (ERR-2). */
  visits: VisitsView | null;
  /** Null where it failed (ERR-2). */
  listings: PartView<ListingRowView> | null;
  /** Null where none is to come, or known. */
  viewings: PartView<ViewingView> | null;
};

export type VisitsView = {
  title: string;
  text: string;
  numbers: NumberView[];
  graph: VisitGraphView;
  /** Stands in place of a graph without a visit. */
  empty: EmptyView | null;
};

export type PartView<Item> = { title: string; items: Item[]; empty: EmptyView | null };

/** What will be there. */
export type EmptyView = { title: string; text: string };

export type ListingRowView = {
  reference: string;
  title: string;
  place: string;
  state: ListingStateView;
  picture: PictureView | null;
  /** Null where it could not be had. */
  visits: { value: string; label: string } | null;
  /** Where the whole row leads; the label is what it is called to who does not see the row. */
  statistics: LinkView;
  /** Null where it is not on the site. */
  publicPage: (LinkView & { name: string }) | null;
};

export type ViewingView = {
  iso: string;
  day: string;
  hours: string;
  listing: LinkView;
  booked: string;
};
