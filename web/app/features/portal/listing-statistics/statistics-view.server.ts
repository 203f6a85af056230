import type { LanguageContext } from '../../../i18n/language-context.server';
import { buildListingPath } from '../../../i18n/paths/build-path';
import { buildPortalPath } from '../../../i18n/paths/portal-path';
import { formatDate, formatIsoDay } from '../../../lib/text/formats';
import { buildListingTeam, type ListingTeamView } from '../../../catalogue/team/team-view.server';
import { buildPicture } from '../../../ui/media/build-picture';
import type { OpenSite } from '../../../site/open-language.server';
import { buildCalendar, type CalendarView } from '../calendar/calendar-view.server';
import { chooseMonth } from '../calendar/month';
import { listNumbers } from '../dashboard/visits-view.server';
import { buildVisitGraph, type VisitGraphView, nameDay } from '../graph/build-visit-graph.server';
import type { NumberView } from '../graph/big-numbers';
import {
  buildDocuments,
  loadDocuments,
  type DocumentsView,
} from '../documents/documents-view.server';
import { buildHistory } from '../history/history-view.server';
import { loadFunnel, loadOutcomes } from '../outcome/load-outcome.server';
import { buildListingChanges } from '../outcome/listing-changes-view.server';
import {
  buildOutcome,
  type ListingChangesView,
  type OutcomeView,
} from '../outcome/outcome-view.server';
import { buildQuestion, type QuestionView } from '../question/question-form.server';
import { buildListingState, type ListingStateView } from '../listing-state.server';
import type { OwnedListings } from '../owned-listings.server';
import { loadPart, type Part } from '../../../cms/client/load-part.server';
import { buildSimilar, type VisitsAnswer, type SimilarView } from '../similar/similar-view.server';
import {
  loadCalendar,
  loadColleague,
  loadHistory,
  loadVisits,
  type OwnedSubject,
} from './load-statistics.server';
import { buildHistoryFilePath } from './statistics-path';
import { serialiseStatisticsSearch, type StatisticsSearch } from './statistics-search';
import type { LinkView } from '../../../ui/links/app-link';
import type { PictureView } from '../../../ui/media/picture';
import type { HistoryView } from '../history/history-view';

type OwnedListing = OwnedListings[number];

type StatisticsPlace = {
  session: string;
  listing: OwnedListing;
  search: StatisticsSearch;
  isAsked: boolean;
};

/** Builds the statistics of one listing; a part that fails in the CMS is null. */
export async function buildStatistics(
  context: OpenSite,
  { session, listing, search, isAsked }: StatisticsPlace,
): Promise<StatisticsView> {
  const subject: OwnedSubject = { session, listing: listing.reference };
  const today = formatIsoDay(new Date()) ?? '';
  const current = today.slice(0, 7);
  const month = chooseMonth(search.month, '', current);
  const [visits, calendar, history, outcomes, funnel, documents, colleague] = await Promise.all([
    loadPart(loadVisits(subject)),
    loadPart(loadCalendar(subject, month, current)),
    loadPart(loadHistory(subject, search, context.language)),
    loadPart(loadOutcomes(session)),
    loadPart(loadFunnel(subject)),
    loadPart(loadDocuments(subject)),
    loadPart(loadColleague(subject, context.language)),
  ]);
  const all = valueOf(outcomes);
  const own = all?.listings.find(({ reference }) => reference === listing.reference);
  const action = buildPortalPath(context.language, listing.reference);
  const hrefOf = (shown: Partial<StatisticsSearch>) => action + serialiseStatisticsSearch(shown);
  const monthOf = (shown: string) => (shown === current ? '' : shown);
  const shownMonth = monthOf(valueOf(calendar)?.month ?? month);
  return {
    title: context.t('portal.statisticsOf', { title: listing.title }),
    paper: {
      agency: context.site.byLanguage[context.language].site?.agencyName ?? '',
      day: context.t('portal.printed', { day: formatDate(context.locale, today) ?? '' }),
    },
    head: buildHead(context, listing),
    team: mapPart(colleague, (found) => buildListingTeam(found, context)),
    changes: all && own ? buildListingChanges(context, { ...all, listings: [own] }, null) : null,
    outcome: own ? buildOutcome(context, own, valueOf(funnel)) : null,
    visits: mapPart(visits, (answer) => buildVisits(context, answer)),
    calendar: mapPart(calendar, (answer) =>
      buildCalendar(context, answer, {
        today,
        hrefOf: (shown) => hrefOf({ ...search, month: monthOf(shown) }),
      }),
    ),
    history: mapPart(history, ({ answer, page }) =>
      buildHistory(context, answer, {
        search: { ...search, page, month: shownMonth },
        action,
        hrefOf,
        downloadHref: buildHistoryFilePath(context.language, listing.reference, search),
      }),
    ),
    documents: mapPart(documents, (found) => buildDocuments(context, found, listing.reference)),
    question: buildQuestion(context, listing.reference, isAsked),
  };
}

function buildHead(context: LanguageContext, listing: OwnedListing): StatisticsHeadView {
  const { t, table, language } = context;
  const { card } = listing;
  return {
    title: listing.title,
    place: listing.place,
    referenceText: t('quickSearch.reference', { id: listing.reference }),
    state: buildListingState(context, listing),
    picture: buildPicture(card?.picture),
    page: card && {
      label: t('portal.publicPage'),
      href: buildListingPath(table, language, card),
    },
  };
}

function buildVisits(context: LanguageContext, answer: VisitsAnswer): ListingVisitsView {
  const { t } = context;
  const { totals, days, since, similar } = answer;
  const today = days.at(-1)?.day ?? '';
  return {
    title: t('portal.visits'),
    numbers: sayBeginning(context, listNumbers(context, totals, today), since, today),
    empty:
      totals.total === 0
        ? { title: t('portal.noVisitsTitle'), text: t('portal.noVisitsText') }
        : null,
    graph: buildVisitGraph(context, {
      title: t('portal.graphTitle'),
      days,
      since,
      compared: similar && { name: t('ownerListing.similarLine'), values: similar.days },
    }),
    similar: buildSimilar(context, answer),
  };
}

/** Formats the day from which the total, the last of the numbers, counts. */
function sayBeginning(
  { t, locale }: LanguageContext,
  numbers: readonly NumberView[],
  since: string | null,
  today: string,
): NumberView[] {
  const note = since && t('portal.sinceDay', { day: nameDay(locale, since, today) });
  return numbers.map((number, index) =>
    note && index === numbers.length - 1 ? { ...number, note } : number,
  );
}

function valueOf<Value>(part: Part<Value | null>): Value | null {
  return 'value' in part ? part.value : null;
}

function mapPart<Value, View>(part: Part<Value | null>, build: (value: Value) => View) {
  const value = valueOf(part);
  return value === null ? null : build(value);
}

/** The statistics of one listing; a part that failed is null. */
export type StatisticsView = {
  title: string;
  paper: { agency: string; day: string };
  head: StatisticsHeadView;
  /** The responsible agent; null also if none exists. */
  team: ListingTeamView | null;
  /** Null also at the first login. */
  changes: ListingChangesView | null;
  outcome: OutcomeView | null;
  visits: ListingVisitsView | null;
  calendar: CalendarView | null;
  history: HistoryView | null;
  /** Null also without documents. */
  documents: DocumentsView | null;
  question: QuestionView;
};

export type StatisticsHeadView = {
  title: string;
  place: string;
  referenceText: string;
  state: ListingStateView;
  picture: PictureView | null;
  /** Its public page; null if it has none. */
  page: LinkView | null;
};

export type ListingVisitsView = {
  title: string;
  numbers: NumberView[];
  /** Shown in place of the graph before the first visit. */
  empty: { title: string; text: string } | null;
  graph: VisitGraphView;
  similar: SimilarView;
};
