import type { ListView } from '../../../lib/rules/list-search';
import type { PlaceRegion } from '../cities/place-region';
import type { ListingCardView } from '../../../catalogue/listing/card/listing-card-view';
import type { LinkView } from '../../../ui/links/app-link';
import type { PagerView } from '../../../ui/links/pager';

/** FIND-10: what a list knows of its map: it is there, or it failed. */
export type ListMapKind = { kind: 'map' | 'failed' };

/** FIND-6 to FIND-8: a page of search results with its filters. */
export type ListingListView<Map extends ListMapKind = ListMapKind> = {
  heading: string;
  /** What the editors say of the place, as HTML; null where they wrote nothing. */
  introHtml: string | null;
  /** `37 listings`. */
  countText: string;
  filter: ListFilterView;
  chips: FilterChipView[];
  /** FIND-14, FIND-21: what was corrected or not understood; null when there is nothing to say. */
  notice: string | null;
  /** The list without any filter; null when none is set. */
  clearHref: string | null;
  sorts: SortLinkView[];
  views: ViewLinkView[];
  /** FIND-10: beside the results or behind them; null shows the list alone. */
  map: Map | null;
  cards: ListingCardView[];
  pager: PagerView | null;
  /** ERR-3, shown when `cards` is empty, with ways out below it. */
  emptyText: string;
  suggestions: LinkView[];
  /** The way to be told of what comes; null where there is no such page. */
  savedSearchPrompt: LinkView | null;
};

/** The filter form: a GET form, so that the filters are the address. */
export type ListFilterView = {
  action: string;
  /** For sale and for rent, each with the list that this search is there. */
  goals: GoalLinkView[];
  /** Answers the form's query with {@link ListCount} as JSON. */
  countUrl: string;
  /** The same with the numbers of the choices, for a form that is not drawn anew. */
  optionsUrl: string;
  /** Fields that a new search keeps, e.g. the sort order and what is drawn on the map. */
  kept: { name: string; value: string }[];
  /** Free text, or a reference. */
  text: { name: string; value: string };
  /** DATA-5: parents with their children. */
  types: FilterOptionView[];
  cities: FilterOptionView[];
  price: FilterPartView & { selects: FilterSelectView[] };
  bedrooms: FilterPartView & { options: FilterOptionView[] };
  /** The smallest area. */
  sizes: FilterSelectView[];
  /** Since when it is online. */
  newSince: FilterSelectView;
  /** Such as the energy label; of one without options nothing is drawn. */
  choices: { label: string; options: FilterOptionView[] }[];
  amenities: FilterOptionView[];
  near: FilterOptionView[];
  /** How many filters are set; 0 draws no badge. */
  activeCount: number;
  /** The list without any filter, shown and sorted as it is. */
  clearHref: string;
  /** `Show 12 properties`: what is found now. */
  countText: string;
};

/** What is chosen in a part of the form, in words; null when nothing is. */
type FilterPartView = { chosen: string | null };

/** One checkbox, or one of several radio buttons. */
export type FilterOptionView = {
  name: string;
  value: string;
  label: string;
  /** `12`; null draws none. */
  countText: string | null;
  checked: boolean;
  children: FilterOptionView[];
  /** `2+`, `Station ≤ 800 m`: where the words of the label have no room. */
  shortLabel?: string;
  /** What the label begins with, where that alone names it. */
  shortName?: string;
  /** Its place among those beside it by their listings: 0 has most. */
  rank?: number;
  /** One of those with most listings. */
  isCommon?: boolean;
  /** Where a place lies, to find it among many. */
  region?: PlaceRegion;
  /** Folds the children under these words; without them they stand open. */
  childrenTitle?: string;
};

export type FilterSelectView = {
  name: string;
  label: string;
  /** The first one is `any`, with an empty value. */
  options: { value: string; label: string }[];
  value: string;
};

/** What a choice of filters would find: `Show 12 properties`. */
export type ListCount = {
  text: string;
  /**
   * By `name=value`, how many each further choice would leave, as the form shows it: the number beside
   * a box, or the words of an entry of a menu.
   */
  options?: Record<string, string>;
};

/** A set filter; `removeHref` is the list without it. */
export type FilterChipView = { label: string; removeHref: string };

export type SortLinkView = LinkView & { current: boolean };

export type GoalLinkView = LinkView & { current: boolean };

export type ViewLinkView = SortLinkView & { view: ListView };
