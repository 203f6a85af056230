import { goalSegment, listKeys, type Goal } from './build-path';
import { isLanguage, languages, type Language } from '@agency/domain/languages';
import { projectsKey, teamKey } from './route-entries';
import type { RouteEntry } from './route-entry';
import type { RouteTable } from './route-table';

/** The screen behind an address and what the address says about it. */
export type Screen =
  | {
      readonly screen: 'page' | 'form' | 'feedback' | 'login' | 'shortlist' | 'cookies';
      readonly params: { readonly key: string };
    }
  | {
      readonly screen: 'article';
      readonly params: { readonly key: string; readonly slugs: readonly string[] };
    }
  | {
      readonly screen: 'listing';
      readonly params: {
        readonly goal: Goal;
        readonly citySlug: string;
        readonly typeSlug: string;
        readonly id: string;
      };
    }
  | {
      /** FIND-17: the beginning of a listing's address. */
      readonly screen: 'landing';
      readonly params: {
        readonly goal: Goal;
        readonly citySlug: string;
        readonly typeSlug: string | null;
      };
    }
  | { readonly screen: 'property'; readonly params: { readonly id: string } };

export type RouteMatch = Screen & { readonly language: Language };

/** The language of an address when its first segment is an enabled one (LANG-1), else null. */
export function languageOfPath(table: RouteTable, pathname: string): Language | null {
  const first = splitPath(pathname)?.[0];
  return isLanguage(first) && table.languages.includes(first) ? first : null;
}

const sectionPages: ReadonlySet<string> = new Set([projectsKey, teamKey]);

/** What an address with a language leads to; null when language or path is unknown (ROUTE-9). */
export function matchPath(table: RouteTable, pathname: string): RouteMatch | null {
  const language = languageOfPath(table, pathname);
  if (language === null) return null;
  const screen = matchScreen(table, [language], splitPath(pathname)?.slice(1) ?? []);
  return screen === null ? null : { ...screen, language };
}

/**
 * What an address without a language leads to (LANG-4): an original path (`/for-sale/`,
 * `/property/12/`) or a localized one of any enabled language; null when unknown.
 */
export function matchInternalPath(table: RouteTable, pathname: string): Screen | null {
  const segments = splitPath(pathname);
  if (segments === null) return null;
  const entry = table.findEntry(segments.length === 0 ? 'home' : segments.join('/'));
  if (entry !== null) {
    return entry.type === 'article'
      ? { screen: 'article', params: { key: entry.key, slugs: [] } }
      : { screen: entry.type, params: { key: entry.key } };
  }
  return matchScreen(table, table.languages, segments) ?? matchArticleKey(table, segments);
}

function matchScreen(
  table: RouteTable,
  tried: readonly Language[],
  segments: readonly string[],
): Screen | null {
  for (const language of tried) {
    const entry = table.findByPath(language, segments.join('/'));
    if (entry?.type === 'article') {
      return { screen: 'article', params: { key: entry.key, slugs: [] } };
    }
    if (entry) return { screen: entry.type, params: { key: entry.key } };
  }
  return (
    matchProperty(segments) ??
    matchArticle(table, tried, segments) ??
    matchListing(table, segments) ??
    matchLanding(table, segments)
  );
}

function matchProperty(segments: readonly string[]): Screen | null {
  const [first, id] = segments;
  return segments.length === 2 && first === 'property' && isListingId(id)
    ? { screen: 'property', params: { id } }
    : null;
}

/** Whether documents of the CMS stand below an entry: articles, projects, people (FIND-11, AGENT-2). */
function isSection(entry: RouteEntry | null): entry is RouteEntry {
  return entry !== null && (entry.type === 'article' || sectionPages.has(entry.key));
}

/** ROUTE-6: the deepest section above the address; what is left are the slugs. */
function matchArticle(
  table: RouteTable,
  tried: readonly Language[],
  segments: readonly string[],
): Screen | null {
  for (let length = segments.length - 1; length > 0; length -= 1) {
    for (const language of tried) {
      const entry = table.findByPath(language, segments.slice(0, length).join('/'));
      if (isSection(entry)) {
        return { screen: 'article', params: { key: entry.key, slugs: segments.slice(length) } };
      }
    }
  }
  return null;
}

/** MENU-4: what stands below a section, by the section's key: `our-services/sale`, `team/jan`. */
function matchArticleKey(table: RouteTable, segments: readonly string[]): Screen | null {
  for (let length = segments.length - 1; length > 0; length -= 1) {
    const entry = table.findEntry(segments.slice(0, length).join('/'));
    if (isSection(entry)) {
      return { screen: 'article', params: { key: entry.key, slugs: segments.slice(length) } };
    }
  }
  return null;
}

/** ROUTE-4: only the id decides, so any language's word for either goal is taken. */
function matchListing(table: RouteTable, segments: readonly string[]): Screen | null {
  const [goalPart, citySlug, typeSlug, id] = segments;
  if (segments.length !== 4 || !goalPart || !citySlug || !typeSlug || !isListingId(id)) return null;
  const goal = goalOfSegment(table, goalPart);
  return goal === null ? null : { screen: 'listing', params: { goal, citySlug, typeSlug, id } };
}

/** FIND-17: a listing's address without its id, or without its type. */
function matchLanding(table: RouteTable, segments: readonly string[]): Screen | null {
  const [goalPart, citySlug, typeSlug = null] = segments;
  if (segments.length > 3 || !goalPart || !citySlug) return null;
  const goal = goalOfSegment(table, goalPart);
  return goal === null ? null : { screen: 'landing', params: { goal, citySlug, typeSlug } };
}

function goalOfSegment(table: RouteTable, segment: string): Goal | null {
  const word = segment.toLowerCase();
  for (const goal of ['sale', 'rent'] as const) {
    if (word === listKeys[goal]) return goal;
    if (languages.some((language) => goalSegment(table, language, goal) === word)) return goal;
  }
  return null;
}

/** Listing ids are texts in the snapshot; letters, digits, `_` and `-`, 40 at most. */
export function isListingId(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Za-z0-9_-]{1,40}$/.test(value);
}

/** The decoded segments of a path; null when it cannot be decoded or holds control characters. */
function splitPath(pathname: string): string[] | null {
  try {
    const segments = decodeURIComponent(pathname)
      .split('/')
      .filter((part) => part !== '');
    // eslint-disable-next-line no-control-regex
    return segments.some((part) => /[\u0000-\u001f\u007f\\]/.test(part)) ? null : segments;
  } catch {
    return null;
  }
}
