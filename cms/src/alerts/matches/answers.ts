/** Somebody whose saved search fits a listing. */
export interface MatchedSearch {
  documentId: string;
  name: string | null;
  email: string;
  language: string;
  rhythm: string;
}

/** A listing that fits a saved search. */
export interface MatchedListing {
  documentId: string;
  reference: string;
  title: string;
  place: string;
  price: string;
}
