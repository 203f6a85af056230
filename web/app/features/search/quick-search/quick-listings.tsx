import { Picture } from '../../../ui/media/picture';
import { listingOptionId } from './list-quick-options';
import { QuickGroup } from './quick-group';
import { QuickOption } from './quick-option';
import type { QuickListingView } from './quick-search-view';
import styles from './quick-listings.module.css';

type QuickListingsProps = { title: string; listings: QuickListingView[] };

/** Renders listings with a small picture, a line of text and their reference. */
export function QuickListings({ title, listings }: QuickListingsProps) {
  if (listings.length === 0) return null;
  return (
    <QuickGroup title={title}>
      {listings.map((listing) => (
        <QuickOption
          key={listing.id}
          id={listingOptionId(listing.id)}
          label={`${listing.referenceText}. ${listing.text}`}
          className={styles.listing}
        >
          <span className={styles.picture}>
            {listing.picture && <Picture picture={listing.picture} sizes="6rem" />}
          </span>
          <span className={styles.words}>
            <span>{listing.text}</span>
            <span className={styles.reference}>{listing.referenceText}</span>
          </span>
        </QuickOption>
      ))}
    </QuickGroup>
  );
}
