import type { Language } from '@agency/domain/languages';

/** What the dialog that makes a page asks for. */
export interface PatternChoices {
  /** A title is written in each of these. */
  languages: readonly Language[];
  /** The pages that it can stand under, by title. */
  parents: { documentId: string; title: string }[];
}
