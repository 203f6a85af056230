import { serialiseListSearch, type ListSearch } from '../../lib/rules/list-search';
import { listKeys, type Goal } from '@agency/domain/goals';
import type { Language } from '@agency/domain/languages';
import type { RouteTable } from './route-table';
import type { FormKind } from '@agency/domain/path-words';
import { formKey } from './form-entries';

/** What the address of a listing is made of (ROUTE-4). */
export interface ListingAddress {
  readonly goal: Goal;
  readonly citySlug: string;
  readonly typeSlug: string;
  readonly id: string;
}

/** The original path of what clients say; its page holds the words above them (ROUTE-6). */
export const testimonialsKey = 'testimonials';

/** The address of a page by its original path; an unknown one gives the language's root (MENU-4). */
export function buildPath(table: RouteTable, language: Language, key: string): string {
  const entry = table.findEntry(key);
  const path = entry === null ? '' : table.pathOf(language, entry);
  return path === '' ? `/${language}/` : `/${language}/${path}/`;
}

/** ROUTE-2: the address of a list with its filters. */
export function buildListPath(
  table: RouteTable,
  language: Language,
  goal: Goal,
  search: Partial<ListSearch> = {},
): string {
  return buildPath(table, language, listKeys[goal]) + serialiseListSearch(search);
}

/** FIND-13: where every search box sends what was typed, as `q`. */
export function buildSearchPath(language: Language): string {
  return `/${language}/search/`;
}

/** ROUTE-4: a listing's own address; an empty slug is written `-`, for only the id decides. */
export function buildListingPath(
  table: RouteTable,
  language: Language,
  { goal, citySlug, typeSlug, id }: ListingAddress,
): string {
  const segments = [citySlug, typeSlug, id].map((part) => encodeURIComponent(part) || '-');
  return `/${language}/${goalSegment(table, language, goal)}/${segments.join('/')}/`;
}

/** What the address of a landing page is made of; all types without a slug of one (FIND-17). */
export interface LandingAddress {
  readonly goal: Goal;
  readonly citySlug: string;
  readonly typeSlug: string | null;
}

/** FIND-17: the list of a place, or of a type in a place: the beginning of a listing's address. */
export function buildLandingPath(
  table: RouteTable,
  language: Language,
  { goal, citySlug, typeSlug }: LandingAddress,
): string {
  const slugs = typeSlug === null ? [citySlug] : [citySlug, typeSlug];
  const segments = [goalSegment(table, language, goal), ...slugs.map(encodeURIComponent)];
  return `/${language}/${segments.join('/')}/`;
}

/** ROUTE-3: the short address that redirects to the listing's own. */
export function buildPropertyPath(language: Language, id: string): string {
  return `/${language}/property/${encodeURIComponent(id)}/`;
}

/** ROUTE-6: an article's address under its section, from the slugs below it. */
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

/** The one segment that stands for the goal in a listing's address: the last of its list's path. */
export function goalSegment(table: RouteTable, language: Language, goal: Goal): string {
  const lastSegment = (key: string) => {
    const entry = table.findEntry(key);
    return entry === null ? '' : (table.pathOf(language, entry).split('/').at(-1) ?? '');
  };
  const own = lastSegment(listKeys[goal]);
  const other = lastSegment(listKeys[goal === 'sale' ? 'rent' : 'sale']);
  return own === '' || own === other ? listKeys[goal] : own;
}

/** The file of an open house for a calendar (EDIT-7). */
export function buildOpenHousePath(language: Language, listing: string, id: number): string {
  return `/${language}/open-house/${encodeURIComponent(listing)}/${id}.ics`;
}

/** The file of a visit for a calendar, by its signed receipt (FORM-14). */
export function buildVisitCalendarPath(language: Language, receipt: string): string {
  return `/${language}/visit-calendar/${receipt}/`;
}

/** The field that says that a form only begins another: nothing in it is checked yet. */
export const formBeginName = 'begin';

/** The address of a form's own screen, where it is also sent to; the query says what it is about. */
export function buildFormPath(
  { table, language }: { table: RouteTable; language: Language },
  kind: FormKind,
  query?: URLSearchParams | Readonly<Record<string, string>>,
): string {
  const search = new URLSearchParams(query).toString();
  return buildPath(table, language, formKey(kind)) + (search === '' ? '' : `?${search}`);
}
