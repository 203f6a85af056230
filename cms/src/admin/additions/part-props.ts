import type { ListingAdditions } from '../../listings/edit-additions/save-additions';

export interface PartProps {
  path: string;
  additions: ListingAdditions;
  onChanged(): void;
}
