import type { Language } from '@agency/domain/languages';
import {
  languageOfSegments,
  matchAddress,
  splitPath,
  type AddressTable,
} from '@agency/domain/match-address';
import { goalSegment, type LandingAddress, type ListingAddress } from './build-path';
import { projectsKey, teamKey } from './route-entries';
import type { RouteEntry } from './route-entry';
import type { RouteTable } from './route-table';

export type Screen =
  | {
      readonly screen: 'page' | 'form' | 'feedback' | 'login' | 'shortlist' | 'cookies';
      readonly params: { readonly key: string };
    }
  | {
      readonly screen: 'article';
      readonly params: { readonly key: string; readonly slugs: readonly string[] };
    }
  | { readonly screen: 'listing'; readonly params: ListingAddress }
  /** A prefix of listing addresses. */
  | { readonly screen: 'landing'; readonly params: LandingAddress }
  | { readonly screen: 'property'; readonly params: { readonly id: string } };

export type RouteMatch = Screen & { readonly language: Language };

/** Returns the language of an address if its first segment is an enabled one, otherwise null. */
export function languageOfPath(table: RouteTable, pathname: string): Language | null {
  return languageOfSegments(table, splitPath(pathname) ?? []);
}

const sectionPages: ReadonlySet<string> = new Set([projectsKey, teamKey]);

/** Matches an address with a language; null if language or path is unknown. */
export function matchPath(table: RouteTable, pathname: string): RouteMatch | null {
  const segments = splitPath(pathname) ?? [];
  const language = languageOfSegments(table, segments);
  if (language === null) return null;
  const screen = matchScreen(table, segments);
  return screen === null ? null : { ...screen, language };
}

/**
 * Matches an address without a language: an internal path (`/for-sale/`, `/property/12/`) or a
 * localized one of any enabled language; null if unknown.
 */
export function matchInternalPath(table: RouteTable, pathname: string): Screen | null {
  const segments = splitPath(pathname);
  if (segments === null || languageOfSegments(table, segments) !== null) return null;
  return matchScreen(table, segments);
}

function matchScreen(table: RouteTable, segments: readonly string[]): Screen | null {
  const match = matchAddress(toAddressTable(table), segments);
  switch (match?.kind) {
    case undefined:
      return null;
    case 'entry': {
      const { type, key } = match.entry;
      return type === 'article'
        ? { screen: type, params: { key, slugs: [] } }
        : { screen: type, params: { key } };
    }
    case 'below':
      return { screen: 'article', params: { key: match.section.key, slugs: match.slugs } };
    case 'property':
      return { screen: 'property', params: { id: match.id } };
    case 'listing': {
      const { goal, citySlug, typeSlug, id } = match;
      return { screen: 'listing', params: { goal, citySlug, typeSlug, id } };
    }
    case 'landing': {
      const { goal, citySlug, typeSlug } = match;
      return { screen: 'landing', params: { goal, citySlug, typeSlug } };
    }
  }
}

function toAddressTable(table: RouteTable): AddressTable<RouteEntry, RouteEntry> {
  return {
    languages: table.languages,
    findEntry: (key) => table.findEntry(key),
    findByPath: (language, path) => table.findByPath(language, path),
    findSection: (key) => sectionOf(table.findEntry(key)),
    findSectionByPath: (language, path) => sectionOf(table.findByPath(language, path)),
    listGoalWords: (language, goal) => [goalSegment(table, language, goal)],
  };
}

/** Returns the entry if documents of the CMS are below it: articles, projects, people. */
function sectionOf(entry: RouteEntry | null): RouteEntry | null {
  return entry !== null && (entry.type === 'article' || sectionPages.has(entry.key)) ? entry : null;
}
