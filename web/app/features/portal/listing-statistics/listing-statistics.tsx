import { Logo } from '../../../ui/logo';
import { FailedPart } from '../../../ui/failure';
import { VisitCalendar } from '../calendar/visit-calendar';
import { History } from '../history/history';
import { ListingVisits } from './listing-visits';
import { StatisticsHead } from './statistics-head';
import type { StatisticsView } from './statistics-view';
import styles from './listing-statistics.module.css';

/** OWN-3 to OWN-5: one listing's visits, histories and calendar, which is also how they are printed. */
export function ListingStatistics({ view }: { view: StatisticsView }) {
  return (
    <div className={styles.statistics} data-print-layout>
      <div className={styles.paper}>
        <p className={styles.logo}>
          <Logo name={view.paper.agency} />
        </p>
        <p>{view.paper.day}</p>
      </div>
      <StatisticsHead head={view.head} />
      {view.visits ? <ListingVisits visits={view.visits} /> : <FailedPart />}
      {view.history ? <History history={view.history} /> : <FailedPart />}
      {view.calendar ? <VisitCalendar calendar={view.calendar} /> : <FailedPart />}
    </div>
  );
}
