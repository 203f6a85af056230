import { SectionHead } from '../../ui/section-head';
import type { SimilarListingsView } from './listing-detail-view';
import { ListingGrid } from './card/listing-grid';
import styles from './similar-listings.module.css';

/** DETAIL-9: where to look next. */
export function SimilarListings({ similar }: { similar: SimilarListingsView }) {
  return (
    <section className={styles.similar} aria-labelledby="similar">
      <SectionHead id="similar" title={similar.title} text={null} more={similar.more} />
      <ListingGrid listings={similar.listings} strip />
    </section>
  );
}
