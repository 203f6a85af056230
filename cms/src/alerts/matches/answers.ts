/** Somebody whose saved search fits a listing. */
export interface MatchedSearch {
  documentId: string;
  name: string | null;
  email: string;
  language: string;
  rhythm: string;
  /** When a colleague last wrote to this address about the listing; `by` is null once they left. */
  mailed: { at: string; by: string | null } | null;
}

/** A listing that fits a saved search. */
export interface MatchedListing {
  documentId: string;
  reference: string;
  title: string;
  place: string;
  price: string;
}
