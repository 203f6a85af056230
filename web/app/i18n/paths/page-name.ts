import type { Language } from '@agency/domain/languages';
import type { RouteTable } from './route-table';

/** What a page is called: its title in this language, else its standard name, else its key. */
export function pageName(table: RouteTable, language: Language, key: string): string {
  return table.findEntry(key)?.names[language] ?? key;
}
