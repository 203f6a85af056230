import { stringify } from 'csv-stringify/sync';
import type { AdminLanguage } from '../../platform/rules/admin-languages';
import { agencyClock } from '../../platform/rules/agency-time';
import type { LeadOfFile } from './list-leads';
import de from '../../platform/rules/labels/messages/de.json';
import en from '../../platform/rules/labels/messages/en.json';
import fr from '../../platform/rules/labels/messages/fr.json';
import nl from '../../platform/rules/labels/messages/nl.json';

const columns = [
  { key: 'createdAt', header: 'agency.column.createdAt' },
  { key: 'kind', header: 'agency.column.kind' },
  { key: 'state', header: 'agency.column.state' },
  { key: 'name', header: 'agency.column.lastName' },
  { key: 'email', header: 'agency.column.email' },
  { key: 'phone', header: 'agency.column.phone' },
  { key: 'about', header: 'agency.column.about' },
  { key: 'message', header: 'agency.lead.message' },
  { key: 'assignee', header: 'agency.column.assignee' },
  { key: 'language', header: 'agency.column.language' },
  { key: 'followUpOn', header: 'agency.filter.follow' },
] as const;

/**
 * Writes leads as CSV in a language, with Brussels times: UTF-8 with BOM and semicolons, which
 * Excel opens as columns in Belgium. Prefixes formulas with an apostrophe.
 */
export function writeCsv(rows: readonly LeadOfFile[], language: AdminLanguage): string {
  const say = (id: string): string => sayInAdmin(id, language);
  const form = { bom: true, header: true, escape_formulas: true, record_delimiter: 'windows' };
  return stringify(
    rows.map((row) => ({
      ...row,
      createdAt: agencyClock(new Date(row.createdAt)),
      kind: say(`agency.kind.${row.kind}`),
      state: say(`agency.state.${row.state}`),
    })),
    {
      ...form,
      delimiter: ';',
      columns: columns.map(({ key, header }) => ({ key, header: say(header) })),
    },
  );
}

const messages: Readonly<Record<AdminLanguage, Readonly<Record<string, string>>>> = {
  nl,
  fr,
  en,
  de,
};

function sayInAdmin(id: string, language: AdminLanguage): string {
  return messages[language][id] ?? id;
}
