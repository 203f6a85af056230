import { AppLink } from '../../ui/app-link';
import { Icon } from '../../ui/icon';
import type { ListingDetailView } from './listing-detail-view';
import { ListingToolbar } from './listing-toolbar';
import styles from './listing-headline.module.css';

/** What it is, where, and for how much. */
export function ListingHeadline({ listing }: { listing: ListingDetailView }) {
  return (
    <header className={styles.headline}>
      <p className={styles.kind}>
        {listing.typeName} <span aria-hidden="true">·</span> {listing.goalText}
      </p>
      <h1 data-long={listing.title.length > longTitle || undefined}>{listing.title}</h1>
      <p className={styles.place}>
        <Icon name="pin" />
        <span>{[listing.addressText, listing.cityText].filter(Boolean).join(', ')}</span>
      </p>
      <p className={styles.price}>
        {listing.priceText}
        {listing.priceNote && <span className={styles.note}>{listing.priceNote}</span>}
      </p>
      {listing.project && (
        <p>
          <AppLink href={listing.project.href}>{listing.project.label}</AppLink>
        </p>
      )}
      <ListingToolbar id={listing.id} share={listing.share} />
    </header>
  );
}

/** From here on a title gets smaller letters, or it would fill a phone. */
const longTitle = 70;
