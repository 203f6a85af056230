import { listKeys, type Goal } from '@agency/domain/goals';
import type { Language } from '@agency/domain/languages';
import { matchAddress, type AddressTable } from '@agency/domain/match-address';
import {
  formKinds,
  formPaths,
  pageKeys,
  thanksPaths,
  wholePaths,
  type PageKey,
} from '@agency/domain/path-words';
import type { Branch, LinkIndex } from './link-index';

export type Target =
  | { kind: 'page'; key: string }
  | { kind: 'section'; key: string }
  | { kind: 'article'; category: string; slug: string }
  /** An article with a fixed path per language, known to the site. */
  | { kind: 'service'; key: PageKey }
  | { kind: 'below'; branch: Branch; slug: string }
  | { kind: 'listing'; id: string }
  | { kind: 'landing'; slugs: string[] }
  /** A screen without a page in the CMS. */
  | { kind: 'screen' }
  | { kind: 'thanks' };

type Known = Pick<LinkIndex, 'languages' | 'pages' | 'sections'>;

/** The parent of a document: an article category or a standard page. */
type Section = { category: string } | { branch: Branch };

const branches = ['testimonials', 'team', 'projects'] as const;

/** Screens that are rendered without a page in the CMS. */
const screens: ReadonlySet<string> = new Set([
  ...['favourites', 'compare', 'cookie-settings', 'testimonials', 'owner'],
  ...pageKeys.filter((key) => key === 'login' || key.startsWith('login/')),
]);

/** Resolves the segments of an address like the site does; null if nothing matches. */
export function resolveLink(known: Known, segments: readonly string[]): Target | null {
  const match = matchAddress(toAddressTable(known), segments);
  switch (match?.kind) {
    case undefined:
      return null;
    case 'entry':
      return match.entry;
    case 'below':
      return targetBelow(match.section, match.slugs);
    case 'property':
    case 'listing':
      return { kind: 'listing', id: match.id };
    case 'landing':
      return {
        kind: 'landing',
        slugs: [match.citySlug, match.typeSlug].filter((slug) => slug !== null),
      };
  }
}

function toAddressTable(known: Known): AddressTable<Target, Section> {
  return {
    languages: known.languages,
    findEntry: (key) => (key === 'home' ? home : findByKey(known, key.toLowerCase())),
    findByPath: (language, path) =>
      path === '' ? home : findByPath(known, language, path.toLowerCase()),
    findSection: (key) => findSection(known, key.toLowerCase()),
    findSectionByPath: (language, path) => findSectionByPath(known, language, path.toLowerCase()),
    listGoalWords: (language, goal) => listGoalWords(known, language, goal),
  };
}

const home: Target = { kind: 'page', key: 'home' };

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

/** Existing pages have their own address; login screens cannot be moved. */
function hasPage({ pages }: Known, key: PageKey, language: Language): boolean {
  if (key === 'owner' || key.startsWith('login')) return false;
  return pages.some((page) => page.locale === language && isSame(page.key, key));
}

function targetOfBuiltIn(key: PageKey): Target {
  if (screens.has(key)) return { kind: 'screen' };
  return key.includes('/') ? { kind: 'service', key } : { kind: 'page', key };
}

/** Articles and documents below a page have one slug, in lower case. */
function targetBelow(section: Section, [slug, ...rest]: readonly string[]): Target | null {
  if (slug === undefined || rest.length > 0) return null;
  const written = slug.toLowerCase();
  return 'branch' in section
    ? { kind: 'below', branch: section.branch, slug: written }
    : { kind: 'article', category: section.category, slug: written };
}

function findSectionByPath(known: Known, language: Language, path: string): Section | null {
  const section = known.sections.find((one) => one.locale === language && one.path === path);
  if (section) return { category: categoryOf(section.key) };
  const branch = branches.find((key) => pathsOf(known, key, language).includes(path));
  return branch ? { branch } : null;
}

function findSection({ sections }: Known, key: string): Section | null {
  const section = sections.find((one) => isSame(one.key, key));
  if (section) return { category: categoryOf(section.key) };
  const branch = branches.find((one) => one === key);
  return branch ? { branch } : null;
}

function categoryOf(key: string): string {
  return key.split('/')[0] ?? '';
}

/**
 * Returns the last segment of the list's paths: a draft may have another one than the published
 * page.
 */
function listGoalWords(known: Known, language: Language, goal: Goal): string[] {
  return pathsOf(known, listKeys[goal], language).map((path) => path.split('/').at(-1) ?? '');
}

function pathsOf(known: Known, key: PageKey, language: Language): string[] {
  const own = known.pages.filter((page) => page.locale === language && isSame(page.key, key));
  return own.length > 0 ? own.map(({ path }) => path) : [wholePaths(key)[language]];
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

export function isScreen(key: string): boolean {
  return screens.has(key);
}
