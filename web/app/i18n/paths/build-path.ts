import { serialiseListSearch, type ListSearch } from '../../lib/rules/list-search';
import { listKeys, type Goal } from '@agency/domain/goals';
import type { Language } from '@agency/domain/languages';
import type { RouteTable } from './route-table';
import type { FormKind } from '@agency/domain/path-words';
import { formKey } from './form-entries';

export interface ListingAddress {
  readonly goal: Goal;
  readonly citySlug: string;
  readonly typeSlug: string;
  readonly id: string;
}

export const testimonialsKey = 'testimonials';

/** Builds the address of a page by its key; the language's root for an unknown key. */
export function buildPath(table: RouteTable, language: Language, key: string): string {
  const entry = table.findEntry(key);
  const path = entry === null ? '' : table.pathOf(language, entry);
  return path === '' ? `/${language}/` : `/${language}/${path}/`;
}

export function buildListPath(
  table: RouteTable,
  language: Language,
  goal: Goal,
  search: Partial<ListSearch> = {},
): string {
  return buildPath(table, language, listKeys[goal]) + serialiseListSearch(search);
}

/** Builds the address to which search boxes submit their text as `q`. */
export function buildSearchPath(language: Language): string {
  return `/${language}/search/`;
}

/** Builds the address of a listing. An empty slug becomes `-`, since only the id is significant. */
export function buildListingPath(
  table: RouteTable,
  language: Language,
  { goal, citySlug, typeSlug, id }: ListingAddress,
): string {
  const segments = [citySlug, typeSlug, id].map((part) => encodeURIComponent(part) || '-');
  return `/${language}/${goalSegment(table, language, goal)}/${segments.join('/')}/`;
}

export interface LandingAddress {
  readonly goal: Goal;
  readonly citySlug: string;
  readonly typeSlug: string | null;
}

export function buildLandingPath(
  table: RouteTable,
  language: Language,
  { goal, citySlug, typeSlug }: LandingAddress,
): string {
  const slugs = typeSlug === null ? [citySlug] : [citySlug, typeSlug];
  const segments = [goalSegment(table, language, goal), ...slugs.map(encodeURIComponent)];
  return `/${language}/${segments.join('/')}/`;
}

export function buildPropertyPath(language: Language, id: string): string {
  return `/${language}/property/${encodeURIComponent(id)}/`;
}

export function buildArticlePath(
  table: RouteTable,
  language: Language,
  key: string,
  slugs: readonly string[],
): string {
  return (
    buildPath(table, language, key) + slugs.map((slug) => `${encodeURIComponent(slug)}/`).join('')
  );
}

/** Returns the segment for the goal in a listing's address: the last one of its list's path. */
export function goalSegment(table: RouteTable, language: Language, goal: Goal): string {
  const lastSegment = (key: string) => {
    const entry = table.findEntry(key);
    return entry === null ? '' : (table.pathOf(language, entry).split('/').at(-1) ?? '');
  };
  const own = lastSegment(listKeys[goal]);
  const other = lastSegment(listKeys[goal === 'sale' ? 'rent' : 'sale']);
  return own === '' || own === other ? listKeys[goal] : own;
}

export function buildOpenHousePath(language: Language, listing: string, id: number): string {
  return `/${language}/open-house/${encodeURIComponent(listing)}/${id}.ics`;
}

export function buildVisitCalendarPath(language: Language, receipt: string): string {
  return `/${language}/visit-calendar/${receipt}/`;
}

/** Field of a form that only opens another form; its values are not validated yet. */
export const formBeginName = 'begin';

/** Builds the address of a form's own page, which is also its action; the query has its subject. */
export function buildFormPath(
  { table, language }: { table: RouteTable; language: Language },
  kind: FormKind,
  query?: URLSearchParams | Readonly<Record<string, string>>,
): string {
  const search = new URLSearchParams(query).toString();
  return buildPath(table, language, formKey(kind)) + (search === '' ? '' : `?${search}`);
}
