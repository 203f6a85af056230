import type { ReactNode } from 'react';
import type { StreetView } from '../../features/search/quick-search/quick-search-view';
import { AppLink } from '../../ui/links/app-link';
import styles from './street.module.css';

type StreetProps = {
  street: StreetView;
  children: ReactNode;
};

/**
 * The street of the home page, drawn by the server in the light of the current hour; houses with a
 * red door link to listings.
 */
export function Street({ street, children }: StreetProps) {
  return (
    <section className={styles.hero} data-banner="plain">
      <div className={styles.words}>{children}</div>
      <div className={styles.street}>
        <ul className={styles.houses} aria-label={street.label}>
          {street.houses.map(({ id, href, priceText, typeName, cityText }) => (
            <li key={id}>
              <AppLink href={href}>
                <span className={styles.sign}>
                  <strong>{priceText}</strong> <span>{typeName}</span> <span>{cityText}</span>
                </span>
              </AppLink>
            </li>
          ))}
        </ul>
        <p className={styles.caption}>{street.caption}</p>
      </div>
    </section>
  );
}
