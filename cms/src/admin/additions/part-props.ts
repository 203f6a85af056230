import type { ListingAdditions } from '../../listings/edit-additions/save-additions';

/** What both parts of the panel are given. */
export interface PartProps {
  path: string;
  additions: ListingAdditions;
  onChanged(): void;
}
