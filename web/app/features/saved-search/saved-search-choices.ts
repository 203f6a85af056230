/** A type to look for; `family` is the group it belongs to, if it belongs to one. */
export interface TypeChoice {
  readonly webId: string;
  readonly name: string;
  readonly family: string | null;
  /** The WebIDs of the groups above it. */
  readonly above: readonly string[];
}

/** A postal code to look in. */
export interface ZipChoice {
  readonly zip: string;
  /** E.g. `1050 Elsene`; with its country where that is not Belgium (RULE-4). */
  readonly label: string;
  /** The name of the region, or of the country abroad. */
  readonly region: string;
}

/** What a saved search can ask for, in the order in which it is shown. */
export interface SavedSearchChoices {
  readonly types: readonly TypeChoice[];
  readonly zips: readonly ZipChoice[];
}

export const noChoices: SavedSearchChoices = { types: [], zips: [] };
