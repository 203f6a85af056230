import { AppLink } from '../../../ui/app-link';
import type { PartView, ViewingView } from './dashboard-view';
import styles from './viewings.module.css';

/** OWN-5: when visitors come next, and how many; never who. */
export function Viewings({ viewings }: { viewings: PartView<ViewingView> }) {
  return (
    <section className={styles.part} aria-labelledby="viewings">
      <h2 id="viewings">{viewings.title}</h2>
      <ul className={styles.rows}>
        {viewings.items.map(({ iso, day, hours, listing, booked }) => (
          <li key={iso + listing.href} className={styles.row}>
            <p className={styles.when}>
              <time dateTime={iso}>{day}</time>
              <span>{hours}</span>
            </p>
            <AppLink className={styles.listing} href={listing.href}>
              {listing.label}
            </AppLink>
            <p className={styles.booked}>{booked}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
