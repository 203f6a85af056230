import type { PictureView } from '../../../ui/media/picture';

/** FIND-1: the quick-search block, counts already in its texts. */
export type QuickSearchView = {
  title: string;
  /** Cleaned HTML of the CMS, placeholders filled in; null when there is none. */
  introHtml: string | null;
  logo: PictureView | null;
  /** `/nl/quick-search`: answers `?q=…` with QuickSearchResults as JSON. */
  resultsUrl: string;
  /** Where Enter and the magnifying glass send the text (FIND-13). */
  action: string;
  /** The text of each goal's choice, e.g. `For sale (37)`. */
  sale: string;
  rent: string;
  /** SHELL-5: null where the block stands on a picture. */
  street: StreetView | null;
};

/** SHELL-5: the drawn street whose houses are listings, six at most. */
export type StreetView = {
  /** What the list of them is called. */
  label: string;
  /** On the gable at its lower edge: how many there are. */
  caption: string;
  houses: StreetHouseView[];
};

export type StreetHouseView = {
  id: string;
  href: string;
  priceText: string;
  typeName: string;
  cityText: string;
};

/** FIND-2 to FIND-4: the panel's entries, best first. */
export type QuickSearchResults = {
  /**
   * FIND-22: the list that Enter opens, above all others; none where nothing is found or an entry below
   * says the same. `Appartement · Elsene (1050) · max € 400.000`.
   */
  readings: QuickEntryView[];
  types: QuickEntryView[];
  cities: QuickEntryView[];
  listings: QuickListingView[];
};

/** A reading of the text, a type or a city (`Brussel (1000)`) with a link per goal. */
export type QuickEntryView = {
  id: string;
  label: string;
  sale: QuickGoalView;
  rent: QuickGoalView;
};

/** FIND-3: `text` is `For sale (12)`; `href` is null when that goal has none, which greys it. */
export type QuickGoalView = { text: string; href: string | null };

/** FIND-4. */
export type QuickListingView = {
  id: string;
  href: string;
  /** The description, cut to 100 characters. */
  text: string;
  /** `Ref: 4711`. */
  referenceText: string;
  picture: PictureView | null;
};
