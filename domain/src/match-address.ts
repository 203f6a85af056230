import { type Goal, goals, listKeys } from './goals';
import { isLanguage, languages, type Language } from './languages';

/**
 * Address lookups of site or CMS: `Entry` is a page or screen, `Section` has documents below it.
 */
export interface AddressTable<Entry, Section> {
  /** The enabled languages. */
  readonly languages: readonly Language[];
  /** Finds by original path, case-insensitive. */
  findEntry(key: string): Entry | null;
  /** Finds by localised path, case-insensitive, without language and surrounding slashes. */
  findByPath(language: Language, path: string): Entry | null;
  findSection(key: string): Section | null;
  findSectionByPath(language: Language, path: string): Section | null;
  /** Segments for the goal in a listing's address. */
  listGoalWords(language: Language, goal: Goal): readonly string[];
}

export type AddressMatch<Entry, Section> =
  | { readonly kind: 'entry'; readonly entry: Entry }
  | { readonly kind: 'below'; readonly section: Section; readonly slugs: readonly string[] }
  | { readonly kind: 'property'; readonly id: string }
  | {
      readonly kind: 'listing';
      readonly goal: Goal;
      readonly citySlug: string;
      readonly typeSlug: string;
      readonly id: string;
    }
  | {
      readonly kind: 'landing';
      readonly goal: Goal;
      readonly citySlug: string;
      readonly typeSlug: string | null;
    };

/** Returns the language that an address begins with if it is enabled, else null. */
export function languageOfSegments(
  table: { readonly languages: readonly Language[] },
  segments: readonly string[],
): Language | null {
  const [first] = segments;
  return isLanguage(first) && table.languages.includes(first) ? first : null;
}

/**
 * Matches the segments of an address: in its language if it has one, otherwise by an original path
 * or a localised one of any enabled language. Null if nothing is there.
 */
export function matchAddress<Entry, Section>(
  table: AddressTable<Entry, Section>,
  segments: readonly string[],
): AddressMatch<Entry, Section> | null {
  const language = languageOfSegments(table, segments);
  if (language !== null) return matchLocalized(table, [language], segments.slice(1));
  const entry = table.findEntry(segments.length === 0 ? 'home' : segments.join('/'));
  if (entry !== null) return { kind: 'entry', entry };
  return (
    matchLocalized(table, table.languages, segments) ??
    matchBelow(segments, (key) => table.findSection(key))
  );
}

function matchLocalized<Entry, Section>(
  table: AddressTable<Entry, Section>,
  tried: readonly Language[],
  segments: readonly string[],
): AddressMatch<Entry, Section> | null {
  const entry = findFirst(tried, (language) => table.findByPath(language, segments.join('/')));
  if (entry !== null) return { kind: 'entry', entry };
  return (
    matchProperty(segments) ??
    matchBelow(segments, (path) =>
      findFirst(tried, (language) => table.findSectionByPath(language, path)),
    ) ??
    matchInList(table, segments)
  );
}

function findFirst<Found>(
  tried: readonly Language[],
  find: (language: Language) => Found | null,
): Found | null {
  for (const language of tried) {
    const found = find(language);
    if (found !== null) return found;
  }
  return null;
}

/** Matches a listing's short address. */
function matchProperty(segments: readonly string[]) {
  const [first, id] = segments;
  return segments.length === 2 && first === 'property' && isListingId(id)
    ? ({ kind: 'property', id } as const)
    : null;
}

/** Finds the deepest section above the address; the remaining segments are slugs. */
function matchBelow<Section>(segments: readonly string[], find: (above: string) => Section | null) {
  for (let length = segments.length - 1; length > 0; length -= 1) {
    const section = find(segments.slice(0, length).join('/'));
    if (section !== null) {
      return { kind: 'below', section, slugs: segments.slice(length) } as const;
    }
  }
  return null;
}

/**
 * Matches a listing by any language's word for either goal, since only the id is significant; also
 * without its id, or without its type.
 */
function matchInList(table: AddressTable<unknown, unknown>, segments: readonly string[]) {
  const [word, citySlug, typeSlug = null, id] = segments;
  if (segments.length > 4 || !word || !citySlug) return null;
  const goal = goalOfWord(table, word.toLowerCase());
  if (goal === null) return null;
  if (id === undefined) return { kind: 'landing', goal, citySlug, typeSlug } as const;
  return typeSlug !== null && isListingId(id)
    ? ({ kind: 'listing', goal, citySlug, typeSlug, id } as const)
    : null;
}

function goalOfWord(table: AddressTable<unknown, unknown>, word: string): Goal | null {
  for (const goal of goals) {
    if (word === listKeys[goal]) return goal;
    if (languages.some((language) => table.listGoalWords(language, goal).includes(word))) {
      return goal;
    }
  }
  return null;
}

/**
 * Checks for a listing id: letters, digits, `_` and `-`, at most 40. Ids are texts in the snapshot.
 */
export function isListingId(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Za-z0-9_-]{1,40}$/.test(value);
}

/**
 * Returns the decoded segments of a path; null if it cannot be decoded or has control characters.
 */
export function splitPath(pathname: string): string[] | null {
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
