import { classNames } from '../../ui/class-names';
import { SectionHead } from '../../ui/section-head';
import type { SimilarListingsView } from './listing-detail-view';
import { ListingGrid } from './card/listing-grid';
import styles from './similar-listings.module.css';

/** DETAIL-9: where to look next. One listing alone stands beside the heading. */
export function SimilarListings({ similar }: { similar: SimilarListingsView }) {
  const isSingle = similar.listings.length === 1;
  return (
    <section
      className={classNames(styles.similar, isSingle && styles.single)}
      aria-labelledby="similar"
    >
      <SectionHead id="similar" title={similar.title} text={null} more={similar.more} />
      <ListingGrid
        listings={similar.listings}
        perRow={Math.min(similar.listings.length, 3)}
        strip={!isSingle}
      />
    </section>
  );
}
