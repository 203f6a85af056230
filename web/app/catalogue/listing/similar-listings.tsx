import { SectionHead } from '../../ui/section-head';
import type { SimilarListingsView } from './listing-detail-view';
import { ListingCard } from './card/listing-card';
import { ListingGrid } from './card/listing-grid';
import styles from './similar-listings.module.css';

/** DETAIL-9: where to look next. One listing alone lies on its side, not in the first of three columns. */
export function SimilarListings({ similar }: { similar: SimilarListingsView }) {
  const [first, ...others] = similar.listings;
  return (
    <section className={styles.similar} aria-labelledby="similar">
      <SectionHead id="similar" title={similar.title} text={null} more={similar.more} />
      {first && others.length === 0 ? (
        <div className={styles.single}>
          <ListingCard listing={first} layout="row" />
        </div>
      ) : (
        <ListingGrid listings={similar.listings} strip />
      )}
    </section>
  );
}
