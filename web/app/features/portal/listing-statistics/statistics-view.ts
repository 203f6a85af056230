import type { ListingTeamView } from '../../../catalogue/team/team-view';
import type { LinkView } from '../../../ui/link-view';
import type { PictureView } from '../../../ui/picture-view';
import type { CalendarView } from '../calendar/calendar-view';
import type { NumberView } from '../graph/number-view';
import type { VisitGraphView } from '../graph/visit-graph-view';
import type { DocumentsView } from '../documents/documents-view';
import type { HistoryView } from '../history/history-view';
import type { ListingChangesView, OutcomeView } from '../outcome/outcome-view';
import type { QuestionView } from '../question/question-view';
import type { ListingStateView } from '../listing-state-view';
import type { SimilarView } from '../similar/similar-view';

/** OWN-5: the statistics of one listing; a part that failed is null (ERR-2). */
export type StatisticsView = {
  /** Of the document. */
  title: string;
  /** The line above all on paper: whose figures these are, and of which day. */
  paper: { agency: string; day: string };
  head: StatisticsHeadView;
  /** Who of the agency answers for it; null for one that is nobody's too. */
  team: ListingTeamView | null;
  /** Null at the first login too. */
  changes: ListingChangesView | null;
  outcome: OutcomeView | null;
  visits: ListingVisitsView | null;
  calendar: CalendarView | null;
  history: HistoryView | null;
  /** Null without any too. */
  documents: DocumentsView | null;
  question: QuestionView;
};

export type StatisticsHeadView = {
  title: string;
  place: string;
  referenceText: string;
  state: ListingStateView;
  picture: PictureView | null;
  /** Its public page; null while it has none. */
  page: LinkView | null;
};

export type ListingVisitsView = {
  title: string;
  /** OWN-3. */
  numbers: NumberView[];
  /** Stands in place of a graph without a visit. */
  empty: { title: string; text: string } | null;
  graph: VisitGraphView;
  similar: SimilarView;
};
