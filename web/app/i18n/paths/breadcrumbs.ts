import { buildPath } from './build-path';
import type { Language } from '@agency/domain/languages';
import { listAncestors, type RouteTable } from './route-table';

/** One step of the way to a page: its name and address. */
export interface Breadcrumb {
  readonly name: string;
  readonly path: string;
}

/** MENU-10: the way from the home page to a page, both included; only home for an unknown key. */
export function listBreadcrumbs(table: RouteTable, language: Language, key: string): Breadcrumb[] {
  const home = table.findEntry('home');
  const entry = table.findEntry(key);
  const chain = entry === null ? [] : [...listAncestors(entry, language, table.findEntry), entry];
  return [home, ...chain.filter((step) => step.key !== 'home')]
    .filter((step) => step !== null)
    .map((step) => ({ name: step.names[language], path: buildPath(table, language, step.key) }));
}

/** What a page is called: its title in this language, else its standard name, else its key. */
export function pageName(table: RouteTable, language: Language, key: string): string {
  return table.findEntry(key)?.names[language] ?? key;
}
