import { languages } from '@agency/domain/languages';
import type { ListingHistoryQuery, HistoryRowFragment } from '../../../cms/generated/graphql';
import type { LanguageContext } from '../../../i18n/language-context.server';
import { buildPaging } from '../../../lib/rules/paging';
import { buildPager } from '../../../ui/links/build-pager';
import {
  emptyStatisticsSearch,
  histories,
  historyColumns,
  type HistoryColumn,
  type StatisticsSearch,
  type History,
} from '../listing-statistics/statistics-search';
import { buildHistoryFilter, type HistoryHref } from './history-filter.server';
import { nameLanguages, findWrittenLanguage } from '../written-language.server';
import type { HistoryColumnView, HistoryView, HistoryRowView, CollapsedText } from './history-view';
import type { LinkView } from '../../../ui/links/app-link';
import { formatEntryMoment } from '../calendar/calendar-words.server';
import { findWordLanguages, nameContact, translateWord } from './history-words.server';
import { formatIsoDay } from '../../../lib/text/formats';

export type HistoryAnswer = NonNullable<ListingHistoryQuery['ownerHistory']>;

/** Id of the history's part of the page; links that change the history target it. */
const historyPart = 'history';

export const historyPageSize = 25;

type HistoryPlace = {
  search: StatisticsSearch;
  action: string;
  hrefOf: (change: Partial<StatisticsSearch>) => string;
  downloadHref: string;
};

export function buildHistory(
  context: LanguageContext,
  { total, types, states, rows }: HistoryAnswer,
  { search, action, hrefOf, downloadHref }: HistoryPlace,
): HistoryView {
  const { t } = context;
  const sortedBy: HistoryHref = (change) => hrefOf({ ...search, page: 1, ...change });
  const turnTo: HistoryHref = (change) => `${sortedBy(change)}#${historyPart}`;
  const name = t(`ownerListing.histories.${search.history}`);
  const filter = buildHistoryFilter(context, { types, states }, { search, action, hrefOf: turnTo });
  const isNarrowed = filter.clear !== null;
  const shown = rows.map((row) => buildHistoryRow(context, row));
  const foreign = languages.filter((code) => shown.some(({ language }) => language === code));
  const paging = buildPaging(search.page, total, historyPageSize);
  return {
    title: t('ownerListing.history'),
    tabsLabel: t('ownerListing.historyTabs'),
    tabs: histories.map((history) => ({
      label: t(`ownerListing.histories.${history}`),
      // Another history has other types and another length, so its filters are reset.
      href: turnTo({ ...emptyStatisticsSearch, month: search.month, history }),
      current: history === search.history,
    })),
    caption: name,
    columns: shownColumns.map((column) =>
      column === 'contact'
        ? buildPlainColumn(context, column)
        : buildColumn(context, column, search, sortedBy),
    ),
    rows: shown,
    languageText:
      foreign.length > 0
        ? t('ownerListing.writtenIn', { languages: nameLanguages(context, foreign) })
        : null,
    filter: total > 0 || isNarrowed ? filter : null,
    countText: t(`ownerListing.entries.${search.history}`, { count: total }),
    viaText: t('ownerListing.via'),
    download:
      total > 0
        ? { label: t('ownerListing.download'), shortLabel: 'CSV', href: downloadHref }
        : null,
    pager: paging && buildPager(t, paging, (page) => turnTo({ page })),
    empty:
      total > 0
        ? null
        : {
            title: t(isNarrowed ? 'ownerListing.noMatch' : 'ownerListing.noEntries'),
            text: t(
              isNarrowed ? 'ownerListing.noMatchText' : `ownerListing.empty.${search.history}`,
            ),
            clear: filter.clear,
          },
  };
}

const [date, type, ...others] = historyColumns;
const shownColumns = [date, type, 'contact', ...others] as const;

function buildPlainColumn({ t }: LanguageContext, key: 'contact'): HistoryColumnView {
  return { key, label: t(`ownerListing.columns.${key}`), href: null, sort: 'none', sortText: '' };
}

/** A second click on a column reverses the order; dates start with the newest. */
function buildColumn(
  { t }: LanguageContext,
  column: HistoryColumn,
  { sort }: StatisticsSearch,
  hrefOf: HistoryHref,
): HistoryColumnView {
  const isSorted = sort.column === column;
  const first = column === 'date' ? 'desc' : 'asc';
  const turned = sort.direction === 'asc' ? 'desc' : 'asc';
  const direction = isSorted ? turned : first;
  const label = t(`ownerListing.columns.${column}`);
  return {
    key: column,
    label,
    href: hrefOf({ sort: { column, direction } }),
    sort: isSorted ? (sort.direction === 'asc' ? 'ascending' : 'descending') : 'none',
    sortText: t(`ownerListing.${direction}`, { column: label }),
  };
}

/** Formats an entry of a history; missing values are empty. */
function buildHistoryRow(context: LanguageContext, row: HistoryRowFragment): HistoryRowView {
  const { locale, language } = context;
  const likely = [
    ...findWordLanguages('types', row.type ?? ''),
    ...findWordLanguages('statuses', row.state ?? ''),
  ];
  const written = findWrittenLanguage(`${row.subject ?? ''} ${row.comment ?? ''}`, likely);
  return {
    id: row.id,
    moment: row.date,
    dateText: formatEntryMoment(locale, row.date),
    language: written === language ? null : written,
    type: translateWord(context, 'types', row.type ?? ''),
    contact: nameContact(context, row.contact ?? ''),
    subject: row.subject ?? '',
    comment: collapseText(row.comment ?? ''),
    status: translateWord(context, 'statuses', row.state ?? ''),
    source: translateWord(context, 'sources', row.source ?? ''),
    link: buildLink(row.url),
  };
}

/** Returns the address with its host; null unless it is an http(s) address. */
function buildLink(url: string | null): LinkView | null {
  const parsed = url !== null && /^https?:/i.test(url) && URL.canParse(url) ? new URL(url) : null;
  return parsed && { href: parsed.href, label: parsed.hostname.replace(/^www\./, '') };
}

/**
 * Returns the headers of a history download, named after the listing's reference and today. Forbids
 * caching on the way.
 */
export function describeHistoryFile(reference: string, history: History): Record<string, string> {
  const name = `${reference}-${history}-${formatIsoDay(new Date()) ?? ''}.csv`;
  return {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'private, no-store',
    'X-Content-Type-Options': 'nosniff',
  };
}

const longest = 160;

/** Shortens a text of more than 160 characters at the end of a word. */
export function collapseText(text: string): CollapsedText {
  const whole = text.trim();
  if (whole.length <= longest) return { start: null, whole };
  const cut = whole.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '');
  const words = cut.replace(/\s+\S*$/, '').replace(/[.,;:]+$/, '');
  return { start: `${words === '' ? cut : words}…`, whole };
}
