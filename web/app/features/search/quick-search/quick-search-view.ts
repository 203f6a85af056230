import type { PictureView } from '../../../ui/media/picture';

/** The quick-search block; its texts contain the counts. */
export type QuickSearchView = {
  title: string;
  /** Sanitized HTML of the CMS with placeholders replaced; null without one. */
  introHtml: string | null;
  logo: PictureView | null;
  /** `/nl/quick-search`: returns QuickSearchResults as JSON for `?q=…`. */
  resultsUrl: string;
  /** The target of Enter and the magnifying glass. */
  action: string;
  /** The label of each goal, such as `For sale (37)`. */
  sale: string;
  rent: string;
  /** Null if the block is on a picture. */
  street: StreetView | null;
};

/** The drawn street whose houses are listings, at most six. */
export type StreetView = {
  /** The name of the list of houses. */
  label: string;
  /** The number of listings, below the gable. */
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

/** The panel's entries, best first. */
export type QuickSearchResults = {
  /**
   * The list that Enter opens, above the other entries; empty if it has no results or equals an
   * entry. `Appartement · Elsene (1050) · max € 400.000`.
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

/** `text` is `For sale (12)`; `href` is null for a goal without results, which is disabled. */
export type QuickGoalView = { text: string; href: string | null };

export type QuickListingView = {
  id: string;
  href: string;
  /** The description, cut to 100 characters. */
  text: string;
  /** `Ref: 4711`. */
  referenceText: string;
  picture: PictureView | null;
};
