import { FailedPart } from '../../../ui/text/failure';
import { VisitGraph } from '../graph/visit-graph';
import { BigNumbers } from '../graph/big-numbers';
import type {
  DashboardView,
  EmptyView,
  VisitsView,
  PartView,
  ViewingView,
  ListingRowView,
} from './dashboard-view';
import { ListingChanges } from '../outcome/listing-changes';
import styles from './dashboard.module.css';
import { AppLink } from '../../../ui/links/app-link';
import viewingsStyles from './viewings.module.css';
import { CoverLink } from '../../../ui/links/cover-link';
import { Icon } from '../../../ui/icons/icon';
import { Picture } from '../../../ui/media/picture';
import { ListingState } from '../listing-state';
import listingRowsStyles from './listing-rows.module.css';

export function Dashboard({ dashboard }: { dashboard: DashboardView }) {
  const { title, verdict, changes, visits, listings, viewings } = dashboard;
  const isEmpty = listings?.empty ?? null;
  return (
    <div className={styles.dashboard}>
      <header className={styles.head}>
        <h1>{title}</h1>
        {verdict && <p>{verdict}</p>}
      </header>
      {changes && !isEmpty && <ListingChanges changes={changes} />}
      {isEmpty && <Empty empty={isEmpty} />}
      {!isEmpty && (visits ? <Visits visits={visits} /> : <FailedPart />)}
      {viewings && <Viewings viewings={viewings} />}
      {!isEmpty && (listings ? <ListingRows listings={listings} /> : <FailedPart />)}
    </div>
  );
}

function Visits({ visits }: { visits: VisitsView }) {
  const { title, text, numbers, graph, empty } = visits;
  return (
    <section className={styles.part} aria-labelledby="visits">
      <div className={styles.head}>
        <h2 id="visits">{title}</h2>
        <p>{text}</p>
      </div>
      <BigNumbers numbers={numbers} />
      {empty ? <Empty empty={empty} /> : <VisitGraph graph={graph} />}
    </section>
  );
}

function Empty({ empty: { title, text } }: { empty: EmptyView }) {
  return (
    <div className={styles.empty}>
      <p className={styles.emptyTitle}>{title}</p>
      <p>{text}</p>
    </div>
  );
}

/** Lists the next viewings with the number of visitors; never names. */
function Viewings({ viewings }: { viewings: PartView<ViewingView> }) {
  return (
    <section className={viewingsStyles.part} aria-labelledby="viewings">
      <h2 id="viewings">{viewings.title}</h2>
      <ul className={viewingsStyles.rows}>
        {viewings.items.map(({ iso, day, hours, listing, booked }) => (
          <li key={iso + listing.href} className={viewingsStyles.row}>
            <p className={viewingsStyles.when}>
              <time dateTime={iso}>{day}</time>
              <span>{hours}</span>
            </p>
            <AppLink className={viewingsStyles.listing} href={listing.href}>
              {listing.label}
            </AppLink>
            <p className={viewingsStyles.booked}>{booked}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ListingRows({ listings }: { listings: PartView<ListingRowView> }) {
  return (
    <section className={listingRowsStyles.part} aria-labelledby="listings">
      <h2 id="listings">{listings.title}</h2>
      <ul className={listingRowsStyles.rows}>
        {listings.items.map((row) => (
          <li key={row.reference} className={listingRowsStyles.row}>
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
      <div className={listingRowsStyles.picture}>
        {picture ? (
          <Picture picture={{ ...picture, alt: '' }} sizes="(min-width: 768px) 10rem, 6rem" />
        ) : (
          <Icon name="home" />
        )}
      </div>
      <div className={listingRowsStyles.words}>
        <h3 className={listingRowsStyles.title}>
          <CoverLink href={statistics.href} name={statistics.label}>
            {title}
          </CoverLink>
        </h3>
        <p className={listingRowsStyles.place}>
          <span>{place}</span> <ListingState state={state} />
        </p>
      </div>
      {visits && (
        <p className={listingRowsStyles.visits}>
          <span className={listingRowsStyles.number}>{visits.value}</span>{' '}
          <span className={listingRowsStyles.unit}>{visits.label}</span>
        </p>
      )}
      {publicPage && (
        <p className={listingRowsStyles.more}>
          <AppLink
            className={listingRowsStyles.link}
            href={publicPage.href}
            aria-label={publicPage.name}
          >
            {publicPage.label}
          </AppLink>
        </p>
      )}
    </>
  );
}
