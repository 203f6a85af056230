/** A type, a place or a listing that a block shows. */
export interface BlockChoice {
  value: string;
  /** In the language of the block; null for what is no longer there. */
  name: string | null;
}

/** What the field of choices in the admin is answered. */
export interface BlockChoices {
  /** What was typed. */
  text: string;
  /** In the order in which they were chosen. */
  chosen: BlockChoice[];
  /** What fits the typed text, a dozen at most. */
  found: BlockChoice[];
}
