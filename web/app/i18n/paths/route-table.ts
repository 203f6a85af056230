import { foldText } from '@agency/domain/fold-text';
import { languages, perLanguage, type Language, type Localized } from '@agency/domain/languages';
import { builtInEntries } from './route-entries';
import type { RouteEntry, RouteType } from './route-entry';

/** A page of the CMS: overrides of a built-in entry, or an additional page. */
export interface PageRoute {
  readonly key: string;
  readonly parent?: string | null;
  readonly parents?: Partial<Record<Language, string | null>>;
  readonly type?: RouteType;
  /** Missing or empty means the built-in path. */
  readonly paths?: Partial<Record<Language, string | null>>;
  readonly names?: Partial<Record<Language, string | null>>;
  readonly indexed?: boolean;
}

/** Table behind links, language switcher, breadcrumbs, hreflang and sitemap. */
export interface RouteTable {
  readonly languages: readonly Language[];
  readonly defaultLanguage: Language;
  readonly entries: readonly RouteEntry[];
  /** Finds an entry by key, ignoring case; null if unknown. */
  findEntry(key: string): RouteEntry | null;
  /** Finds an entry by localized path (no language, no surrounding slashes); null if unknown. */
  findByPath(language: Language, path: string): RouteEntry | null;
  /** Returns the full localized path of an entry, without surrounding slashes. */
  pathOf(language: Language, entry: RouteEntry): string;
}

interface TableSettings {
  readonly languages?: readonly Language[];
  readonly defaultLanguage?: Language;
}

/**
 * Builds the table from the built-in entries and the CMS's pages, which override paths and names or
 * add pages. If two entries have the same address, the first one keeps it.
 */
export function createRouteTable(
  pages: readonly PageRoute[] = [],
  settings: TableSettings = {},
): RouteTable {
  const enabled = settings.languages?.length ? settings.languages : languages;
  const byKey = new Map(builtInEntries.map((entry) => [entry.key.toLowerCase(), entry]));
  for (const page of pages) {
    const key = page.key.trim();
    if (key !== '') byKey.set(key.toLowerCase(), toEntry({ ...page, key }, byKey));
  }
  const entries = [...byKey.values()];
  const fullPaths = new Map(entries.map((entry) => [entry, fullPathsOf(entry, byKey)]));
  const byPath = indexByPath(fullPaths);
  return {
    languages: enabled,
    defaultLanguage:
      settings.defaultLanguage && enabled.includes(settings.defaultLanguage)
        ? settings.defaultLanguage
        : (enabled[0] as Language),
    entries,
    findEntry: (key) => byKey.get(key.toLowerCase()) ?? null,
    findByPath: (language, path) => byPath[language].get(path.toLowerCase()) ?? null,
    pathOf: (language, entry) => fullPaths.get(entry)?.[language] ?? '',
  };
}

function toEntry(page: PageRoute, known: ReadonlyMap<string, RouteEntry>): RouteEntry {
  const builtIn = known.get(page.key.toLowerCase());
  const isFixed = page.key.toLowerCase() === 'home' || builtIn?.type === 'login';
  const own = (language: Language) =>
    (!isFixed && normalisePath(page.paths?.[language])) || builtIn?.paths[language];
  return {
    key: builtIn?.key ?? page.key,
    type: builtIn?.type === 'login' ? 'login' : (page.type ?? builtIn?.type ?? 'page'),
    parent: (!isFixed && page.parent?.trim()) || builtIn?.parent || null,
    parents: isFixed ? undefined : page.parents,
    paths: perLanguage((language) => own(language) ?? (normalisePath(page.key) || 'page')),
    names: perLanguage(
      (language) => page.names?.[language]?.trim() || builtIn?.names[language] || page.key,
    ),
    indexed: page.indexed ?? builtIn?.indexed ?? true,
  };
}

function fullPathsOf(entry: RouteEntry, byKey: ReadonlyMap<string, RouteEntry>): Localized<string> {
  const find = (key: string) => byKey.get(key.toLowerCase()) ?? null;
  return perLanguage((language) =>
    [...listAncestors(entry, language, find), entry]
      .map(({ paths }) => paths[language])
      .filter((path) => path !== '')
      .join('/'),
  );
}

/** Lists the ancestors of an entry in a language, topmost first; stops at a cycle of parents. */
export function listAncestors(
  entry: RouteEntry,
  language: Language,
  find: (key: string) => RouteEntry | null,
): RouteEntry[] {
  const chain: RouteEntry[] = [];
  const seen = new Set([entry.key]);
  let parent = findParent(entry);
  while (parent !== null && !seen.has(parent.key)) {
    chain.unshift(parent);
    seen.add(parent.key);
    parent = findParent(parent);
  }
  return chain;

  function findParent(child: RouteEntry): RouteEntry | null {
    const key = child.parents?.[language] === undefined ? child.parent : child.parents[language];
    return key === null ? null : find(key);
  }
}

function indexByPath(fullPaths: ReadonlyMap<RouteEntry, Localized<string>>) {
  const index = perLanguage(() => new Map<string, RouteEntry>());
  for (const [entry, paths] of fullPaths) {
    for (const language of languages) {
      if (!index[language].has(paths[language])) index[language].set(paths[language], entry);
    }
  }
  return index;
}

/** Normalises an editor's path: no accents, lower case, only `a-z 0-9 - _` and slashes. */
export function normalisePath(path: string | null | undefined): string {
  return foldText(path ?? '')
    .split('/')
    .map((segment) => segment.replace(/[^a-z0-9_-]+/g, '-').replace(/^-+|-+$/g, ''))
    .filter((segment) => segment !== '')
    .join('/');
}
