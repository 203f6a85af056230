import { queryCms } from '../../../cms/client/query.server';
import type { Language } from '@agency/domain/languages';
import {
  ListingCalendarDocument,
  ListingColleagueDocument,
  ListingHistoryDocument,
  ListingVisitsDocument,
  type ListingColleagueQuery,
} from '../../../cms/generated/graphql';
import type { CalendarAnswer } from '../calendar/calendar-view.server';
import { historyPageSize, type HistoryAnswer } from '../history/history-view.server';
import type { VisitsAnswer } from '../similar/similar-view.server';
import { listSpellings, listSynonyms } from '../history/history-words.server';
import type { History, StatisticsSearch } from './statistics-search';

/**
 * Session and listing of a request; the CMS returns null unless the listing belongs to the
 * session's owner.
 */
export type OwnedSubject = { session: string; listing: string };

export type ColleagueAnswer = NonNullable<ListingColleagueQuery['ownerColleague']>;

/** Loads the agent responsible for a listing; null if it is not the owner's. Throws CmsError. */
export async function loadColleague(
  subject: OwnedSubject,
  language: Language,
): Promise<ColleagueAnswer | null> {
  return (await queryCms(ListingColleagueDocument, { ...subject, language })).ownerColleague;
}

/** Loads a listing's visits; null if it is not the owner's. Throws CmsError. */
export async function loadVisits(subject: OwnedSubject): Promise<VisitsAnswer | null> {
  return (await queryCms(ListingVisitsDocument, subject)).ownerStatistics;
}

/**
 * Loads the calendar of a month; of `current` if the requested month is before the listing's first.
 */
export async function loadCalendar(
  subject: OwnedSubject,
  month: string,
  current: string,
): Promise<CalendarAnswer | null> {
  const { ownerCalendar } = await queryCms(ListingCalendarDocument, { ...subject, month });
  return ownerCalendar ?? (month === current ? null : loadCalendar(subject, current, current));
}

/**
 * Loads a page of a history, searched and filtered by the words that the reader sees; the last page
 * if the requested one is beyond it.
 */
export async function loadHistory(
  subject: OwnedSubject,
  search: StatisticsSearch,
  language: Language,
  pageSize = historyPageSize,
): Promise<{ answer: HistoryAnswer; page: number } | null> {
  const words = search.text.split(' ').filter(Boolean).slice(0, mostWords);
  const { ownerHistory: answer } = await queryCms(ListingHistoryDocument, {
    ...subject,
    kind: kinds[search.history],
    filter: {
      text: search.text || null,
      synonyms: words.map((word) => listSynonyms({ language }, word)),
      type: search.type ? listSpellings({ language }, 'types', search.type) : null,
      state: search.status ? listSpellings({ language }, 'statuses', search.status) : null,
      from: search.from || null,
      to: search.to || null,
    },
    sort: `${search.sort.column === 'status' ? 'state' : search.sort.column}:${search.sort.direction}`,
    page: search.page,
    pageSize,
  });
  if (answer === null) return null;
  const last = Math.max(1, Math.ceil(answer.total / pageSize));
  if (search.page <= last) return { answer, page: search.page };
  return loadHistory(subject, { ...search, page: last }, language, pageSize);
}

/** Loads every filtered entry in its sort order; null if the listing is not the owner's. */
export async function loadWholeHistory(
  subject: OwnedSubject,
  search: StatisticsSearch,
  language: Language,
): Promise<HistoryAnswer['rows'] | null> {
  const rows: HistoryAnswer['rows'] = [];
  for (let page = 1; ; page += 1) {
    const loaded = await loadHistory(subject, { ...search, page }, language, mostRows);
    if (loaded === null) return null;
    if (loaded.page < page) return rows;
    rows.push(...loaded.answer.rows);
    if (loaded.answer.rows.length < mostRows) return rows;
  }
}

/** The CMS's limit of search terms. */
const mostWords = 10;

/** The CMS's limit of rows per request. */
const mostRows = 1000;

const kinds: Record<History, 'communications' | 'onlineMedia' | 'appearances'> = {
  communications: 'communications',
  'online-media': 'onlineMedia',
  appearances: 'appearances',
};
