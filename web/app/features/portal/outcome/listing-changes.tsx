import { AppLink } from '../../../ui/links/app-link';
import type { ListingChangesView } from './outcome-view.server';
import styles from './listing-changes.module.css';

export function ListingChanges({ changes }: { changes: ListingChangesView }) {
  return (
    <section className={styles.changes} aria-labelledby="changes">
      <h2 id="changes">{changes.title}</h2>
      <p className={styles.text}>{changes.text}</p>
      {changes.items.length > 0 && (
        <ul className={styles.items}>
          {changes.items.map(({ key, listing, facts }) => (
            <li key={key} className={styles.item}>
              {listing && (
                <AppLink className={styles.listing} href={listing.href}>
                  {listing.label}
                </AppLink>
              )}
              <ul className={styles.facts}>
                {facts.map((fact) => (
                  <li key={fact}>{fact}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
