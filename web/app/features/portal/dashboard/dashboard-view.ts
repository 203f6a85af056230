import type { PictureView } from '../../../ui/media/picture';
import type { LinkView } from '../../../ui/links/app-link';
import type { ListingChangesView } from '../outcome/outcome-view.server';
import type { ListingStateView } from '../listing-state.server';
import type { NumberView } from '../graph/big-numbers';
import type { VisitGraphView } from '../graph/build-visit-graph.server';

export type DashboardView = {
  title: string;
  /** Summary of the figures in one sentence; null if there is nothing to say. */
  verdict: string | null;
  /** Null at the first login, and after a failure. */
  changes: ListingChangesView | null;
  /** Null after a failure. */
  visits: VisitsView | null;
  /** Null after a failure. */
  listings: PartView<ListingRowView> | null;
  /** Null without upcoming viewings, and after a failure. */
  viewings: PartView<ViewingView> | null;
};

export type VisitsView = {
  title: string;
  text: string;
  numbers: NumberView[];
  graph: VisitGraphView;
  /** Shown in place of the graph before the first visit. */
  empty: EmptyView | null;
};

export type PartView<Item> = { title: string; items: Item[]; empty: EmptyView | null };

export type EmptyView = { title: string; text: string };

export type ListingRowView = {
  reference: string;
  title: string;
  place: string;
  state: ListingStateView;
  picture: PictureView | null;
  /** Null after a failure. */
  visits: { value: string; label: string } | null;
  /** Target of the whole row; its label names the property for screen readers. */
  statistics: LinkView;
  /** Null if it is not on the site. */
  publicPage: (LinkView & { name: string }) | null;
};

export type ViewingView = {
  iso: string;
  day: string;
  hours: string;
  listing: LinkView;
  booked: string;
};
