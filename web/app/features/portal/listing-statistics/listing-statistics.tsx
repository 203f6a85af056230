import { useTranslation } from 'react-i18next';
import { ListingTeam } from '../../../catalogue/team/agent-card';
import { Logo } from '../../../ui/logo';
import { FailedPart } from '../../../ui/failure';
import { VisitCalendar } from '../calendar/visit-calendar';
import { History } from '../history/history';
import { Documents } from '../documents/documents';
import { ListingChanges } from '../outcome/listing-changes';
import { Outcome } from '../outcome/outcome';
import { Question } from '../question/question';
import type { RefusedForm } from '../../../form/send/form-answer';
import { ListingVisits } from './listing-visits';
import { StatisticsHead } from './statistics-head';
import type { StatisticsView } from './statistics-view';
import styles from './listing-statistics.module.css';

type ListingStatisticsProps = {
  view: StatisticsView;
  /** What came of a question when it was sent without a script. */
  answer?: RefusedForm | null;
};

/**
 * OWN-3 to OWN-5, OWN-8: one listing's figures, what came of them first, histories and calendar, which
 * is also how they are printed.
 */
export function ListingStatistics({ view, answer = null }: ListingStatisticsProps) {
  return (
    <div className={styles.statistics} data-print-layout>
      <div className={styles.paper}>
        <p className={styles.logo}>
          <Logo name={view.paper.agency} />
        </p>
        <p>{view.paper.day}</p>
      </div>
      <StatisticsHead head={view.head} />
      {view.team && <Colleague team={view.team} />}
      {view.changes && <ListingChanges changes={view.changes} />}
      {view.outcome ? <Outcome outcome={view.outcome} /> : <FailedPart />}
      {view.visits ? <ListingVisits visits={view.visits} /> : <FailedPart />}
      {view.history ? <History history={view.history} /> : <FailedPart />}
      {view.calendar ? <VisitCalendar calendar={view.calendar} /> : <FailedPart />}
      {view.documents && <Documents documents={view.documents} />}
      <Question question={view.question} answer={answer} />
    </div>
  );
}

/** AGENT-1: whom to ask about this listing, the same as its page and its mails name. */
function Colleague({ team }: { team: NonNullable<StatisticsView['team']> }) {
  const { t } = useTranslation();
  return (
    <section className={styles.colleague} aria-labelledby="colleague">
      <h2 id="colleague">{t('team.yours')}</h2>
      <ListingTeam team={team} />
    </section>
  );
}
