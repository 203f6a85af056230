import { buildPath } from './build-path';
import type { Language } from '@agency/domain/languages';
import { listAncestors, type RouteTable } from './route-table';

export interface Breadcrumb {
  readonly name: string;
  readonly path: string;
}

/** Lists the pages from home to a page, including both; only home for an unknown key. */
export function listBreadcrumbs(table: RouteTable, language: Language, key: string): Breadcrumb[] {
  const home = table.findEntry('home');
  const entry = table.findEntry(key);
  const chain = entry === null ? [] : [...listAncestors(entry, language, table.findEntry), entry];
  return [home, ...chain.filter((step) => step.key !== 'home')]
    .filter((step) => step !== null)
    .map((step) => ({ name: step.names[language], path: buildPath(table, language, step.key) }));
}

/** Returns the title of a page in the language, otherwise its default name, otherwise its key. */
export function pageName(table: RouteTable, language: Language, key: string): string {
  return table.findEntry(key)?.names[language] ?? key;
}
