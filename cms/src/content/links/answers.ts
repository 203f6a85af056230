/** A link that leads nowhere, or nowhere yet, as the admin shows it beside the form. */
export interface LinkAnswer {
  /** What the admin calls the field, in English. */
  label: string;
  /** Says which link and what is wrong with it. */
  sentence: string;
  /** It keeps the document from being published. */
  isRefused: boolean;
}
