import { agencyTimeZone } from '@agency/domain/day';
import { stringify } from 'csv-stringify/sync';
import { historyFieldNames } from '@agency/domain/history-fields';
import type { HistoryRowFragment } from '../../../cms/generated/graphql';
import type { LanguageContext } from '../../../i18n/language-context.server';
import { nameContact, translateWord } from './history-words.server';
import type { History } from '../listing-statistics/statistics-search';

/** Spreadsheets read this format as a date, and it sorts. */
const moments = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: agencyTimeZone,
});

/**
 * Writes a history as CSV (RFC 4180, UTF-8 with the byte order mark that Excel needs) in the
 * language of the page. Separates by semicolons, which Excel expects in Belgium; quotes every cell,
 * since comments have line breaks; prefixes an apostrophe to what a spreadsheet would run as a
 * formula.
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

/** Lists the columns of the file in order; online media also have an address. */
function listFileColumns(history: History) {
  return history === 'online-media' ? ([...fileColumns, 'url'] as const) : fileColumns;
}
