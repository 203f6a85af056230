import { CardGrid } from '../../ui/card-grid';
import { ListingCard } from './listing-card';
import type { ListingCardView } from './listing-card-view';

type ListingGridProps = {
  listings: ListingCardView[];
  level?: 'h2' | 'h3';
  /** How many pictures load at once, because they are on screen. */
  eager?: number;
  perRow?: number;
  strip?: boolean;
};

/** Listings as cards. */
export function ListingGrid({ listings, level = 'h3', eager = 0, ...grid }: ListingGridProps) {
  return (
    <CardGrid {...grid}>
      {listings.map((listing, index) => (
        <ListingCard key={listing.id} listing={listing} level={level} eager={index < eager} />
      ))}
    </CardGrid>
  );
}
