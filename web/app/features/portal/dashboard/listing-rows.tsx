import { AppLink } from '../../../ui/app-link';
import { CoverLink } from '../../../ui/cover-link';
import { Icon } from '../../../ui/icon';
import { Picture } from '../../../ui/picture';
import type { ListingRowView, PartView } from './dashboard-view';
import { ListingState } from '../listing-state';
import styles from './listing-rows.module.css';

/** The owner's properties, each with its figures and the way to them. */
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
  const { title, place, state, picture, visits, statistics, publicPage } = row;
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
        <h3 className={styles.title}>
          <CoverLink href={statistics.href} name={statistics.label}>
            {title}
          </CoverLink>
        </h3>
        <p className={styles.place}>
          <span>{place}</span> <ListingState state={state} />
        </p>
      </div>
      {visits && (
        <p className={styles.visits}>
          <span className={styles.number}>{visits.value}</span>{' '}
          <span className={styles.unit}>{visits.label}</span>
        </p>
      )}
      {publicPage && (
        <p className={styles.more}>
          <AppLink className={styles.link} href={publicPage.href} aria-label={publicPage.name}>
            {publicPage.label}
          </AppLink>
        </p>
      )}
    </>
  );
}
