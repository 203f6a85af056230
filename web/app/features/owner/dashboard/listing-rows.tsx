import { AppLink } from '../../../ui/app-link';
import { Icon } from '../../../ui/icon';
import { Picture } from '../../../ui/picture';
import type { ListingRowView, PartView } from './dashboard-view';
import styles from './listing-rows.module.css';

/** The owner's properties, each with its figures and the ways to them. */
export function ListingRows({ listings }: { listings: PartView<ListingRowView> }) {
  return (
    <section className={styles.part} aria-labelledby="listings">
      <h2 id="listings">{listings.title}</h2>
      <ul className={styles.rows}>
        {listings.items.map((row) => (
          <li key={row.reference} className={styles.row}>
            <Row row={row} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row({ row }: { row: ListingRowView }) {
  const { title, place, status, picture, visits, statistics, publicPage } = row;
  return (
    <>
      <div className={styles.picture}>
        {picture ? (
          <Picture picture={{ ...picture, alt: '' }} sizes="(min-width: 768px) 10rem, 6rem" />
        ) : (
          <Icon name="home" />
        )}
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.place}>
          <span>{place}</span> <span className={styles.status}>{status}</span>
        </p>
      </div>
      {visits && <p className={styles.visits}>{visits}</p>}
      <p className={styles.links}>
        <AppLink
          className={styles.link}
          href={statistics.href}
          aria-label={statistics.name}
          isOneOfMany
        >
          {statistics.label}
        </AppLink>
        {publicPage && (
          <AppLink
            className={styles.link}
            href={publicPage.href}
            aria-label={publicPage.name}
            isOneOfMany
          >
            {publicPage.label}
          </AppLink>
        )}
      </p>
    </>
  );
}
