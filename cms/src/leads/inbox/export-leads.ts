import { stringify } from 'csv-stringify/sync';
import type { InboxRow } from './answers';

const columns = [
  ...(['createdAt', 'kind', 'state', 'name', 'email', 'phone'] as const),
  ...(['about', 'assignee', 'language', 'followUpOn', 'documentId'] as const),
];

/**
 * Leads as CSV (RFC 4180, UTF-8 with a mark that Excel needs; STAFF-5). What a spreadsheet would
 * run as a formula is led by an apostrophe.
 */
export function writeCsv(rows: readonly InboxRow[]): string {
  const form = { bom: true, header: true, escape_formulas: true, record_delimiter: 'windows' };
  return stringify(
    rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt).toISOString() })),
    { ...form, columns: [...columns] },
  );
}
