import type { ListingCardView } from '../listing/listing-card-view';
import type { LinkView } from '../../ui/link-view';
import type { PagerView } from '../../ui/pager-view';

/** FIND-6 to FIND-8: a page of search results with its filters. */
export type ListingListView = {
  heading: string;
  /** `37 listings`. */
  countText: string;
  filter: ListFilterView;
  chips: FilterChipView[];
  /** The list without any filter; null when none is set. */
  clearHref: string | null;
  sorts: SortLinkView[];
  cards: ListingCardView[];
  pager: PagerView | null;
  /** ERR-3, shown when `cards` is empty, with ways out below it. */
  emptyText: string;
  waysOut: LinkView[];
};

/** The filter form: a GET form, so that the filters are the address. */
export type ListFilterView = {
  action: string;
  /** Fields that a new search keeps, e.g. the sort order. */
  kept: { name: string; value: string }[];
  /** Free text, or a reference. */
  text: { name: string; value: string };
  /** DATA-5: parents with their children. */
  types: FilterOptionView[];
  cities: FilterOptionView[];
  /** Price from, price to, bedrooms, area. */
  selects: FilterSelectView[];
  /** Yes/no filters, e.g. what is new. */
  flags: FilterOptionView[];
  /** How many filters are set; 0 draws no badge. */
  activeCount: number;
};

/** One checkbox. */
export type FilterOptionView = {
  name: string;
  value: string;
  label: string;
  /** `12`; null draws none. */
  countText: string | null;
  checked: boolean;
  children: FilterOptionView[];
};

export type FilterSelectView = {
  name: string;
  label: string;
  /** The first one is `any`, with an empty value. */
  options: { value: string; label: string }[];
  value: string;
};

/** A set filter; `removeHref` is the list without it. */
export type FilterChipView = { label: string; removeHref: string };

export type SortLinkView = LinkView & { current: boolean };
