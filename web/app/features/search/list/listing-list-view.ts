import type { ListView } from '../../../lib/rules/list-search';
import type { PlaceRegion } from '../cities/place-region';
import type { ListingCardView } from '../../../catalogue/listing/card/listing-card-view';
import type { LinkView } from '../../../ui/links/app-link';
import type { PagerView } from '../../../ui/links/pager';

/** The state of a list's map: shown or failed. */
export type ListMapKind = { kind: 'map' | 'failed' };

/** A page of search results with its filters. */
export type ListingListView<Map extends ListMapKind = ListMapKind> = {
  heading: string;
  /** The editors' text about the place as HTML; null without one. */
  introHtml: string | null;
  /** `37 listings`. */
  countText: string;
  filter: ListFilterView;
  chips: FilterChipView[];
  /** A note about corrected or ignored input; null if none exists. */
  notice: string | null;
  /** The list without filters; null if none is active. */
  clearHref: string | null;
  sorts: SortLinkView[];
  views: ViewLinkView[];
  /** Beside the results or behind them; null shows only the list. */
  map: Map | null;
  cards: ListingCardView[];
  pager: PagerView | null;
  /** Shown with `suggestions` if `cards` is empty. */
  emptyText: string;
  suggestions: LinkView[];
  /** The link to a saved search; null if there is no such page. */
  savedSearchPrompt: LinkView | null;
};

/** The filter form: a GET form, so that the filters are in the address. */
export type ListFilterView = {
  action: string;
  /** This search for sale and for rent. */
  goals: GoalLinkView[];
  /** The address that returns {@link ListCount} as JSON for the form's query. */
  countUrl: string;
  /** The same with counts for each option, for a form that is not re-rendered. */
  optionsUrl: string;
  /** Fields that a new search keeps, such as the sort order and the area drawn on the map. */
  kept: { name: string; value: string }[];
  /** Free text, or a reference. */
  text: { name: string; value: string };
  /** Parents with their children. */
  types: FilterOptionView[];
  cities: FilterOptionView[];
  price: FilterPartView & { selects: FilterSelectView[]; histogram: HistogramView | null };
  bedrooms: FilterPartView & { options: FilterOptionView[]; most: FilterSelectView };
  sizes: FilterSelectView[];
  newSince: FilterSelectView;
  /** By when it is available; empty for sale. */
  available: FilterSelectView[];
  /** Rows such as the energy label; those without options are not rendered. */
  choices: { label: string; options: FilterOptionView[] }[];
  amenities: FilterOptionView[];
  near: FilterOptionView[];
  /** The number of active filters; 0 shows no badge. */
  activeCount: number;
  /** The list without filters, with the same view and sort order. */
  clearHref: string;
  /** `Show 12 properties`: the current number of results. */
  countText: string;
};

/** The selected values of a part of the form as text; null if none. */
type FilterPartView = { chosen: string | null };

/** The number of results by price, lowest first. */
export type HistogramView = {
  label: string;
  /** The share of the highest bar, 0 to 1; and if the chosen prices include it. */
  bars: { height: number; isChosen: boolean }[];
};

/** A checkbox or radio button. */
export type FilterOptionView = {
  name: string;
  value: string;
  label: string;
  /** `12`; null shows none. */
  countText: string | null;
  checked: boolean;
  children: FilterOptionView[];
  /** `2+`, `Station ≤ 800 m`: used where the label has no space. */
  shortLabel?: string;
  /** The beginning of the label, if it is unique. */
  shortName?: string;
  /** Its rank by number of listings; 0 has most. */
  rank?: number;
  /** True for those with most listings. */
  isCommon?: boolean;
  /** The region of a place, to group many. */
  region?: PlaceRegion;
  /** The label that expands the children; without it they are always visible. */
  childrenTitle?: string;
};

export type FilterSelectView = {
  name: string;
  label: string;
  /** The first one is `any`, with an empty value. */
  options: { value: string; label: string; disabled?: boolean }[];
  value: string;
};

/** The number of results of the form: `Show 12 properties`. */
export type ListCount = {
  text: string;
  /**
   * By `name=value`, the count of each option as shown: the number beside a box, or the text of a
   * menu item.
   */
  options?: Record<string, string>;
};

/** An active filter; `removeHref` is the list without it. */
export type FilterChipView = { label: string; removeHref: string };

export type SortLinkView = LinkView & { current: boolean };

export type GoalLinkView = LinkView & { current: boolean };

export type ViewLinkView = SortLinkView & { view: ListView };
