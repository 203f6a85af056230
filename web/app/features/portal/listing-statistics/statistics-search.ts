import { isDay } from '@agency/domain/day';

/** The three histories as named in the address; the first is the default. */
export const histories = ['communications', 'online-media', 'appearances'] as const;

export type History = (typeof histories)[number];

export const historyColumns = ['date', 'type', 'subject', 'comment', 'status', 'source'] as const;

export type HistoryColumn = (typeof historyColumns)[number];

export type SortDirection = 'asc' | 'desc';

export interface HistorySort {
  readonly column: HistoryColumn;
  readonly direction: SortDirection;
}

/** Parameters of a listing's statistics; empty texts filter nothing. */
export interface StatisticsSearch {
  /** As requested; it is checked later against the months that exist. */
  readonly month: string;
  readonly history: History;
  readonly text: string;
  readonly type: string;
  readonly status: string;
  /** First and last day, `2026-11-21`; empty without a bound. */
  readonly from: string;
  readonly to: string;
  readonly sort: HistorySort;
  readonly page: number;
}

export const emptyStatisticsSearch: StatisticsSearch = {
  month: '',
  history: 'communications',
  text: '',
  type: '',
  status: '',
  from: '',
  to: '',
  sort: { column: 'date', direction: 'desc' },
  page: 1,
};

const mostPages = 10_000;

/**
 * Parses the parameters of an address. Never throws: ignores invalid values, uses the first of
 * repeated ones, and swaps days in the wrong order.
 */
export function parseStatisticsSearch(query: URLSearchParams): StatisticsSearch {
  const history = histories.find((name) => name === query.get('history'));
  const [from, to] = [readDay(query, 'from'), readDay(query, 'to')];
  const isTurned = from !== '' && to !== '' && from > to;
  return {
    month: readText(query, 'month'),
    history: history ?? emptyStatisticsSearch.history,
    text: readText(query, 'q'),
    type: readText(query, 'type'),
    status: readText(query, 'status'),
    from: isTurned ? to : from,
    to: isTurned ? from : to,
    sort: parseSort(query.get('sort')),
    page: parsePage(query.get('page')),
  };
}

/**
 * Returns the query that {@link parseStatisticsSearch} reads, without defaults, with its question
 * mark.
 */
export function serialiseStatisticsSearch(given: Partial<StatisticsSearch>): string {
  const search = { ...emptyStatisticsSearch, ...given };
  const query = new URLSearchParams();
  const add = (name: string, value: string, fallback = '') => {
    if (value !== fallback) query.set(name, value);
  };
  add('month', search.month);
  add('history', search.history, emptyStatisticsSearch.history);
  add('q', search.text);
  add('type', search.type);
  add('status', search.status);
  add('from', search.from);
  add('to', search.to);
  add('sort', serialiseSort(search.sort), serialiseSort(emptyStatisticsSearch.sort));
  add('page', String(search.page), '1');
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/** Formats a sort order for the address, `date-desc`. */
export function serialiseSort({ column, direction }: HistorySort): string {
  return `${column}-${direction}`;
}

function parseSort(text: string | null): HistorySort {
  const [name, direction, ...rest] = (text ?? '').split('-');
  const column = historyColumns.find((known) => known === name);
  const isDirection = direction === 'asc' || direction === 'desc';
  return column && isDirection && rest.length === 0
    ? { column, direction }
    : emptyStatisticsSearch.sort;
}

function parsePage(text: string | null): number {
  const page = /^\d{1,5}$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(Math.max(page, 1), mostPages);
}

function readDay(query: URLSearchParams, name: string): string {
  const day = query.get(name) ?? '';
  return isDay(day) ? day : '';
}

/**
 * Removes control and replacement characters, collapses white space, and keeps at most 100
 * characters.
 */
function readText(query: URLSearchParams, name: string): string {
  return (query.get(name) ?? '')
    .slice(0, 1000)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\uFFFD]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 100)
    .trim();
}
