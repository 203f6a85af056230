import type { ListingCardView } from './listing-card-view';
import { ListingCard } from './listing-card';
import styles from './listing-grid.module.css';

type ListingGridProps = {
  listings: ListingCardView[];
  level?: 'h2' | 'h3';
  /** How many pictures load at once, because they are on screen. */
  eager?: number;
  perRow?: 2 | 3 | 4;
};

/** Listings as cards, one to four beside one another. */
export function ListingGrid({ listings, level = 'h3', eager = 0, perRow = 3 }: ListingGridProps) {
  return (
    <ul className={`${styles.grid} ${styles[`per${perRow}`]}`}>
      {listings.map((listing, index) => (
        <li key={listing.id}>
          <ListingCard listing={listing} level={level} eager={index < eager} />
        </li>
      ))}
    </ul>
  );
}
