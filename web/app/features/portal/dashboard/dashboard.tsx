import { FailedPart } from '../../../ui/failure';
import { VisitGraph } from '../graph/visit-graph';
import { BigNumbers } from '../graph/big-numbers';
import type { DashboardView, EmptyView, VisitsView } from './dashboard-view';
import { ListingChanges } from '../outcome/listing-changes';
import { ListingRows } from './listing-rows';
import { Viewings } from './viewings';
import styles from './dashboard.module.css';

/** OWN-3, OWN-4: all of an owner's properties at a glance. */
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
