import { isLanguage, languages, type Language } from '@agency/domain/languages';
import {
  formKinds,
  formPaths,
  pageKeys,
  thanksPaths,
  wholePaths,
  type PageKey,
} from '@agency/domain/path-words';
import type { Branch, LinkIndex } from './link-index';

/** What an address names, whether it is there or not. */
export type Target =
  | { kind: 'page'; key: string }
  | { kind: 'section'; key: string }
  | { kind: 'article'; category: string; slug: string }
  /** An article that the site knows of itself, by the path that it has in each language. */
  | { kind: 'service'; key: PageKey }
  | { kind: 'below'; branch: Branch; slug: string }
  | { kind: 'listing'; id: string }
  | { kind: 'landing'; slugs: string[] }
  /** A screen that needs no page. */
  | { kind: 'screen' }
  | { kind: 'thanks' };

type Known = Pick<LinkIndex, 'languages' | 'pages' | 'sections'>;

const lists = { sale: 'for-sale', rent: 'for-rent' } as const;
const goals = ['sale', 'rent'] as const;
const branches = ['testimonials', 'team', 'projects'] as const;

/** Screens that are drawn without a page of the CMS. */
const screens: ReadonlySet<string> = new Set([
  ...['favourites', 'compare', 'cookie-settings', 'testimonials', 'owner'],
  ...pageKeys.filter((key) => key === 'login' || key.startsWith('login/')),
]);

/** The language that an address begins with; null without one that the site is open in. */
export function languageOf(known: Known, segments: readonly string[]): Language | null {
  const [first] = segments;
  return isLanguage(first) && known.languages.includes(first) ? first : null;
}

/** What the segments of an address lead to, as the site reads them (MENU-4, ROUTE-8); null for nothing. */
export function resolveLink(known: Known, segments: readonly string[]): Target | null {
  const written = languageOf(known, segments);
  const tried = written ? [written] : known.languages;
  const parts = (written ? segments.slice(1) : segments).map((part) => part.toLowerCase());
  if (parts.length === 0) return { kind: 'page', key: 'home' };
  const path = parts.join('/');
  return (
    (written ? null : findByKey(known, path)) ??
    first(tried, (language) => findByPath(known, language, path)) ??
    findProperty(segments.slice(written ? 1 : 0)) ??
    first(tried, (language) => findLeaf(known, language, parts)) ??
    (written ? null : findLeafByKey(known, parts)) ??
    findInList(known, segments.slice(written ? 1 : 0))
  );
}

function first<Found>(
  tried: readonly Language[],
  find: (language: Language) => Found | null,
): Found | null {
  for (const language of tried) {
    const found = find(language);
    if (found !== null) return found;
  }
  return null;
}

function findByKey({ pages, sections }: Known, path: string): Target | null {
  const isKey = ({ key }: { key: string }): boolean => key.toLowerCase() === path;
  const page = pages.find(isKey);
  if (page) return { kind: 'page', key: page.key };
  const section = sections.find(isKey);
  if (section) return { kind: 'section', key: section.key };
  const builtIn = pageKeys.find((key) => key.toLowerCase() === path);
  if (builtIn) return targetOfBuiltIn(builtIn);
  if (formKinds.some((kind) => path === `form/${kind}`)) return { kind: 'screen' };
  return formKinds.some((kind) => path === `thank-you/${kind}`) ? { kind: 'thanks' } : null;
}

function findByPath(known: Known, language: Language, path: string): Target | null {
  const { pages, sections } = known;
  const at = pages.filter((page) => page.locale === language && page.path === path);
  const page = at.find(({ isPublished }) => isPublished) ?? at[0];
  if (page) return { kind: 'page', key: page.key };
  const section = sections.find((one) => one.locale === language && one.path === path);
  if (section) return { kind: 'section', key: section.key };
  const builtIn = pageKeys.find(
    (key) => wholePaths(key)[language] === path && !hasPage(known, key, language),
  );
  if (builtIn) return targetOfBuiltIn(builtIn);
  if (formKinds.some((kind) => formPaths(kind)[language] === path)) return { kind: 'screen' };
  return formKinds.some((kind) => thanksPaths(kind)[language] === path) ? { kind: 'thanks' } : null;
}

/** A page that is written has an address of its own; screens of the login cannot be moved. */
function hasPage({ pages }: Known, key: PageKey, language: Language): boolean {
  if (key === 'owner' || key.startsWith('login')) return false;
  return pages.some((page) => page.locale === language && isSame(page.key, key));
}

function targetOfBuiltIn(key: PageKey): Target {
  if (screens.has(key)) return { kind: 'screen' };
  return key.includes('/') ? { kind: 'service', key } : { kind: 'page', key };
}

/** A listing by the id in its short address (ROUTE-3). */
function findProperty([word, id, ...rest]: readonly string[]): Target | null {
  return word?.toLowerCase() === 'property' && id !== undefined && rest.length === 0
    ? { kind: 'listing', id }
    : null;
}

/** What stands below an overview of articles, or below a page that the site knows. */
function findLeaf(known: Known, language: Language, parts: readonly string[]): Target | null {
  const slug = parts.at(-1);
  const above = parts.slice(0, -1).join('/');
  if (slug === undefined || above === '') return null;
  const section = known.sections.find((one) => one.locale === language && one.path === above);
  if (section) return { kind: 'article', category: section.key.split('/')[0] ?? '', slug };
  const branch = branches.find((key) => pathsOf(known, key, language).includes(above));
  return branch ? { kind: 'below', branch, slug } : null;
}

/** The same by the key of what stands above. */
function findLeafByKey({ sections }: Known, parts: readonly string[]): Target | null {
  const slug = parts.at(-1);
  const above = parts.slice(0, -1).join('/');
  if (slug === undefined) return null;
  const section = sections.find(({ key }) => isSame(key, above));
  if (section) return { kind: 'article', category: section.key.split('/')[0] ?? '', slug };
  const branch = branches.find((key) => key === above);
  return branch ? { kind: 'below', branch, slug } : null;
}

/** A listing under its list, place and type (ROUTE-4), or the beginning of such an address (FIND-17). */
function findInList(known: Known, segments: readonly string[]): Target | null {
  const [word = '', ...slugs] = segments;
  const goal = goals.find((one) => isWordOf(known, lists[one], word.toLowerCase()));
  if (!goal || slugs.length === 0 || slugs.length > 3) return null;
  const id = slugs[2];
  return id === undefined ? { kind: 'landing', slugs } : { kind: 'listing', id };
}

/** The last segment of the list's path in any language. */
function isWordOf(known: Known, key: PageKey, word: string): boolean {
  if (word === key) return true;
  return languages.some((language) =>
    pathsOf(known, key, language).some((path) => path.split('/').at(-1) === word),
  );
}

function pathsOf(known: Known, key: PageKey, language: Language): string[] {
  const own = known.pages.filter((page) => page.locale === language && isSame(page.key, key));
  return own.length > 0 ? own.map(({ path }) => path) : [wholePaths(key)[language]];
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** Whether a page with this key is drawn without one of the CMS. */
export function isScreen(key: string): boolean {
  return screens.has(key);
}
