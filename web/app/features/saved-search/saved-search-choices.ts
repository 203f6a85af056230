/** A type; `family` is its group, if any. */
export interface TypeChoice {
  readonly webId: string;
  readonly name: string;
  readonly family: string | null;
  /** The WebIDs of its parent groups. */
  readonly above: readonly string[];
}

export interface ZipChoice {
  readonly zip: string;
  /** E.g. `1050 Elsene`; with its country outside Belgium. */
  readonly label: string;
  /** Name of the region, or of the foreign country. */
  readonly region: string;
}

export interface SavedSearchChoices {
  readonly types: readonly TypeChoice[];
  readonly zips: readonly ZipChoice[];
}

export const noChoices: SavedSearchChoices = { types: [], zips: [] };
