import { useTranslation } from 'react-i18next';
import { ListingTeam } from '../../../catalogue/team/agent-card';
import { Logo } from '../../../ui/media/logo';
import { FailedPart } from '../../../ui/text/failure';
import { VisitCalendar } from '../calendar/visit-calendar';
import { History } from '../history/history';
import { ListingChanges } from '../outcome/listing-changes';
import { Outcome } from '../outcome/outcome';
import { Question } from '../question/question';
import type { RefusedForm } from '../../../form/send/form-answer';
import type {
  StatisticsView,
  ListingVisitsView,
  StatisticsHeadView,
} from './statistics-view.server';
import listingVisitsStyles from './listing-visits.module.css';
import statisticsHeadStyles from './statistics-head.module.css';
import similarVisitsStyles from '../similar/similar-visits.module.css';
import documentsStyles from '../documents/documents.module.css';
import styles from './listing-statistics.module.css';
import { BigNumbers } from '../graph/big-numbers';
import { VisitGraph } from '../graph/visit-graph';
import { AppLink } from '../../../ui/links/app-link';
import { Icon } from '../../../ui/icons/icon';
import { Picture } from '../../../ui/media/picture';
import { ListingState } from '../listing-state';
import type { SimilarView } from '../similar/similar-view.server';
import type { DocumentsView } from '../documents/documents-view.server';

type ListingStatisticsProps = {
  view: StatisticsView;
  /** Result of a question sent without JavaScript. */
  answer?: RefusedForm | null;
};

/**
 * Renders one listing's statistics: results first, then histories and calendar; the print layout is
 * the same.
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

/** Shows the agent responsible for this listing, the same as on its page and in its mails. */
function Colleague({ team }: { team: NonNullable<StatisticsView['team']> }) {
  const { t } = useTranslation();
  return (
    <section className={styles.colleague} aria-labelledby="colleague">
      <h2 id="colleague">{t('team.yours')}</h2>
      <ListingTeam team={team} />
    </section>
  );
}

/** Shows the visits to a listing's page beside similar listings. */
function ListingVisits({ visits }: { visits: ListingVisitsView }) {
  return (
    <section className={listingVisitsStyles.visits} aria-labelledby="visits-title">
      <h2 id="visits-title">{visits.title}</h2>
      <BigNumbers numbers={visits.numbers} />
      {visits.empty ? (
        <div className={listingVisitsStyles.empty}>
          <p className={listingVisitsStyles.emptyTitle}>{visits.empty.title}</p>
          <p>{visits.empty.text}</p>
        </div>
      ) : (
        <div className={listingVisitsStyles.beside}>
          <VisitGraph graph={visits.graph} />
          <SimilarVisits similar={visits.similar} />
        </div>
      )}
    </section>
  );
}

function StatisticsHead({ head }: { head: StatisticsHeadView }) {
  return (
    <header className={statisticsHeadStyles.head}>
      {head.picture && (
        <div className={statisticsHeadStyles.picture}>
          <Picture picture={head.picture} sizes="(min-width: 768px) 16rem, 100vw" eager />
        </div>
      )}
      <div className={statisticsHeadStyles.words}>
        <p className={statisticsHeadStyles.line}>
          <ListingState state={head.state} />
          <span>{head.referenceText}</span>
        </p>
        <h1>{head.title}</h1>
        <p className={statisticsHeadStyles.place}>
          <Icon name="pin" />
          {head.place}
        </p>
        {head.page && (
          <AppLink className={statisticsHeadStyles.page} href={head.page.href}>
            {head.page.label}
            <Icon name="arrow" />
          </AppLink>
        )}
      </div>
    </header>
  );
}

function SimilarVisits({ similar }: { similar: SimilarView }) {
  return (
    <section className={similarVisitsStyles.similar} aria-labelledby="similar-title">
      <h3 id="similar-title" className={similarVisitsStyles.title}>
        {similar.title}
      </h3>
      <p
        className={
          similar.numbers.length > 0 ? similarVisitsStyles.sentence : similarVisitsStyles.why
        }
      >
        {similar.text}
      </p>
      {similar.numbers.length > 0 && (
        <dl className={similarVisitsStyles.numbers}>
          {similar.numbers.map(({ label, value }) => (
            <div key={label} className={similarVisitsStyles.number}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

/** Renders download links; the browser requests them, not the router. */
function Documents({ documents: { title, text, items } }: { documents: DocumentsView }) {
  return (
    <section className={documentsStyles.documents} aria-labelledby="documents">
      <div className={documentsStyles.head}>
        <h2 id="documents">{title}</h2>
        <p className={documentsStyles.about}>{text}</p>
      </div>
      <ul className={documentsStyles.items}>
        {items.map(({ name, href, about }) => (
          <li key={href} className={documentsStyles.item}>
            <a className={documentsStyles.link} href={href} download>
              <Icon name="document" />
              <span>{name}</span>
            </a>
            <p className={documentsStyles.about}>{about}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
