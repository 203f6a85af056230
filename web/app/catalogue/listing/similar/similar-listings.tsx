import { SectionHead } from '../../../ui/text/section-head';
import type { SimilarListingsView } from '../listing-detail-view';
import { ListingCard } from '../card/listing-card';
import { ListingGrid } from '../card/listing-grid';
import styles from './similar-listings.module.css';

export function SimilarListings({ similar }: { similar: SimilarListingsView }) {
  const { listings, title, text, more } = similar;
  const [first, second] = listings;
  return (
    <section className={styles.similar} aria-labelledby="similar">
      <SectionHead id="similar" title={title} text={text} more={more} />
      {first && !second ? (
        <div className={styles.single}>
          <ListingCard listing={first} layout="row" />
        </div>
      ) : (
        <ListingGrid listings={listings} perRow={Math.min(listings.length, 3)} strip />
      )}
    </section>
  );
}
