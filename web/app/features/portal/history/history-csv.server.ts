import { agencyTimeZone } from '@agency/domain/day';
import { stringify } from 'csv-stringify/sync';
import { historyFieldNames } from '@agency/domain/history-fields';
import type { HistoryRowFragment } from '../../../cms/generated/graphql';
import type { LanguageContext } from '../../../i18n/language-context.server';
import { nameContact, translateWord } from './history-words.server';
import type { History } from '../listing-statistics/statistics-search';

/** Reads as a date in every spreadsheet, and sorts. */
const moments = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: agencyTimeZone,
});

/**
 * OWN-5: a history as CSV (RFC 4180, UTF-8 with a mark that Excel needs), its header, types,
 * contacts, statuses and sources in the language of the page. Semicolons, as Excel expects them in
 * Belgium; every cell is quoted, for a comment has lines; what a spreadsheet would run as a formula is
 * led by an apostrophe.
 */
export function writeHistoryCsv(
  context: LanguageContext,
  history: History,
  rows: readonly HistoryRowFragment[],
): string {
  const columns = listFileColumns(history);
  const lines = rows.map(({ date, ...row }) => {
    const cells = {
      ...row,
      date: moments.format(new Date(date)),
      type: translateWord(context, 'types', row.type ?? ''),
      contact: nameContact(context, row.contact ?? ''),
      state: translateWord(context, 'statuses', row.state ?? ''),
      source: translateWord(context, 'sources', row.source ?? ''),
    };
    return Object.fromEntries(columns.map((column) => [column, cells[column] ?? '']));
  });
  return stringify(lines, {
    header: true,
    columns: columns.map((key) => ({
      key,
      header: context.t(`ownerListing.columns.${key === 'state' ? 'status' : key}`),
    })),
    bom: true,
    delimiter: ';',
    quoted: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
}

const fileColumns = ['date', ...historyFieldNames] as const;

/** The fields of an entry that its file has, in their order; media online have an address too. */
function listFileColumns(history: History) {
  return history === 'online-media' ? ([...fileColumns, 'url'] as const) : fileColumns;
}
