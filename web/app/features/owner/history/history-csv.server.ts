import { stringify } from 'csv-stringify/sync';
import type { HistoryRowFragment } from '../../../cms/generated/graphql';
import type { LanguageContext } from '../../../i18n/language-context.server';
import type { History } from '../listing-statistics/statistics-search';
import { listHistoryHeads } from './history-heads.server';

/** Reads as a date in every spreadsheet, and sorts. */
const moments = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Brussels',
});

/**
 * OWN-5: a history as CSV (RFC 4180, UTF-8 with a mark that Excel needs), its header in the language
 * of the page. Semicolons, as Excel expects them in Belgium; every cell is quoted, for a comment has
 * lines; what a spreadsheet would run as a formula is led by an apostrophe.
 */
export function writeHistoryCsv(
  context: LanguageContext,
  history: History,
  rows: readonly HistoryRowFragment[],
): string {
  const heads = listHistoryHeads(context, history);
  const lines = rows.map((row) => {
    const cells = [row.type, row.contact, row.subject, row.comment, row.state, row.source, row.url];
    return [moments.format(new Date(row.date)), ...cells]
      .slice(0, heads.length)
      .map((cell) => cell ?? '');
  });
  return stringify([heads, ...lines], {
    bom: true,
    delimiter: ';',
    quoted: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
}
