import { CardGrid } from '../../../ui/cards/card-grid';
import { ListingCard } from './listing-card';
import type { ListingCardView } from './listing-card-view';

type ListingGridProps = {
  listings: ListingCardView[];
  level?: 'h2' | 'h3';
  /** Loads the first picture eagerly, since it is on the first screen. */
  eager?: boolean;
  perRow?: number;
  strip?: boolean;
};

export function ListingGrid({ listings, level = 'h3', eager = false, ...grid }: ListingGridProps) {
  return (
    <CardGrid {...grid}>
      {listings.map((listing, index) => (
        <ListingCard
          key={listing.id}
          listing={listing}
          level={level}
          eager={eager && index === 0}
        />
      ))}
    </CardGrid>
  );
}
