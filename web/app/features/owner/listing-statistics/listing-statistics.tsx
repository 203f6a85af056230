import { FailedPart } from '../../page/failure';
import { VisitCalendar } from '../calendar/visit-calendar';
import { History } from '../history/history';
import { ListingVisits } from './listing-visits';
import { StatisticsHead } from './statistics-head';
import type { StatisticsView } from './statistics-view';
import styles from './listing-statistics.module.css';

/** OWN-3 to OWN-5: one listing's visits, calendar and histories; on paper they are one sheet. */
export function ListingStatistics({ view }: { view: StatisticsView }) {
  return (
    <div className={styles.statistics} data-sheets>
      <StatisticsHead head={view.head} />
      {view.visits ? <ListingVisits visits={view.visits} /> : <FailedPart />}
      {view.calendar ? <VisitCalendar calendar={view.calendar} /> : <FailedPart />}
      {view.history ? <History history={view.history} /> : <FailedPart />}
    </div>
  );
}
