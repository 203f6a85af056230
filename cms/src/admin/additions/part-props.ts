import type { ListingAdditions } from '../../listings/edit-additions/save-additions';

export interface PartProps {
  /** Document id of the listing, and the path of its routes. */
  listing: string;
  path: string;
  additions: ListingAdditions;
  onChanged(): void;
}
