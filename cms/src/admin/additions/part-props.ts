import type { ListingAdditions } from '../../listings/additions-admin/answers';

/** What both parts of the panel are given. */
export interface PartProps {
  path: string;
  additions: ListingAdditions;
  onChanged(): void;
}
