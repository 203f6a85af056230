import type { Language } from '@agency/domain/languages';
import { languageOfSegments, splitPath } from '@agency/domain/match-address';
import { pagePaths } from '@agency/domain/path-words';
import type { LinkDocument, LinkIndex } from './link-index';
import { isScreen, resolveLink, type Target } from './resolve-link';
import { isExternal, isSafeLink } from '@agency/domain/safe-address';

/** Errors that prevent publication: the target cannot become valid by publishing something else. */
export const refusals = ['malformed', 'nowhere', 'file', 'thanks', 'moved'] as const;
/** Warnings: the target exists, but not for visitors of this language yet. */
export const warnings = ['draft', 'language', 'anchor'] as const;

export interface LinkFault {
  reason: (typeof refusals)[number] | (typeof warnings)[number];
  /** Name or current address of the target, or the missing part. */
  name: string;
}

export interface LinkContext {
  language: Language;
  siteUrl: string;
  ownPage?: string;
  ownAnchors?: readonly string[];
}

type OwnLink = Extract<ReadLink, { kind: 'own' }>;

/** Anchors of every page. */
const everywhere = ['', 'top', 'main'];

/** Checks a link of a text in this language; null if it works. */
export async function findFault(
  index: LinkIndex,
  link: string,
  context: LinkContext,
): Promise<LinkFault | null> {
  const read = readLink(link, context.siteUrl);
  switch (read.kind) {
    case 'elsewhere':
      return null;
    case 'malformed':
      return { reason: 'malformed', name: '' };
    case 'file':
      return (await index.isFile(read.path)) ? null : { reason: 'file', name: '' };
    case 'anchor':
      return checkAnchor(index, read.anchor, context.ownAnchors ?? []);
    case 'own':
      return findOwnFault(index, read, context);
  }
}

async function findOwnFault(
  index: LinkIndex,
  link: OwnLink,
  context: LinkContext,
): Promise<LinkFault | null> {
  const { segments, anchor, isWhole } = link;
  if (isWhole && isServed(segments)) return null;
  const written = languageOfSegments(index, segments);
  const target = resolveLink(index, segments);
  // Article slugs differ by language, so links to articles are not translated; neither are
  // absolute URLs.
  const stays = isWhole || target?.kind === 'article';
  const language = (stays ? written : null) ?? context.language;
  const found = target && (await checkTarget(index, target, { ...context, language }));
  if (found && found !== 'nowhere') return found.fault ?? checkAnchorOf(index, found, anchor);
  const path = segments.slice(written ? 1 : 0).join('/');
  const moved = await index.findMoved(written ?? language, path);
  if (moved === null) return { reason: 'nowhere', name: '' };
  // Only absolute URLs are requested as written, and redirected.
  return isWhole ? null : { reason: 'moved', name: `/${written ?? language}/${moved}/` };
}

/**
 * Reports whether the site's server answers the path without a page: feeds, sitemap, robots.txt.
 */
function isServed(segments: readonly string[]): boolean {
  return /\.(xml|txt|ics|svg)$/.test(segments.at(-1) ?? '');
}

/** An existing target, with its warning, and its anchors if known. */
interface Found {
  fault: LinkFault | null;
  anchors: readonly string[] | null;
}

const open: Found = { fault: null, anchors: null };

async function checkTarget(
  index: LinkIndex,
  target: Target,
  { language, ownPage }: LinkContext,
): Promise<Found | 'nowhere'> {
  switch (target.kind) {
    case 'screen':
      return open;
    case 'thanks':
      return { fault: { reason: 'thanks', name: '' }, anchors: null };
    case 'page':
      return target.key === ownPage ? open : checkPage(index, target.key, language);
    case 'section':
      return checkSection(index, target.key, language);
    case 'listing':
      return (await index.isListing(target.id)) ? open : 'nowhere';
    case 'landing':
      return (await index.isLanding(target.slugs)) ? open : 'nowhere';
    case 'article':
      return checkDocument(await index.findArticle(target.category, language, target.slug));
    case 'service': {
      const slug = pagePaths(target.key)[language];
      const [category = ''] = target.key.split('/');
      return checkDocument(await index.findArticle(category, language, slug));
    }
    case 'below':
      return checkDocument(await index.findBelow(target.branch, language, target.slug));
  }
}

function checkPage(index: LinkIndex, key: string, language: Language): Found | 'nowhere' {
  const rows = index.pages.filter((page) => page.key.toLowerCase() === key.toLowerCase());
  const own = rows.filter(({ locale }) => locale === language);
  const anchors = [...index.moduleKeys].map((module) => `module-${module}`);
  if (own.some(({ isPublished }) => isPublished)) return { fault: null, anchors };
  if (isScreen(key)) return open;
  // A page of kind article replaces the overview of its category.
  if (index.sections.some((one) => one.key === key && one.locale === language)) return open;
  const [draft] = own;
  if (draft) return { fault: { reason: 'draft', name: draft.title }, anchors };
  const [other] = rows;
  return other ? { fault: { reason: 'language', name: other.title }, anchors } : 'nowhere';
}

function checkSection(index: LinkIndex, key: string, language: Language): Found | 'nowhere' {
  const rows = index.sections.filter((section) => section.key === key);
  if (rows.some(({ locale }) => locale === language)) return open;
  const [other] = rows;
  return other ? { fault: { reason: 'language', name: other.name }, anchors: null } : 'nowhere';
}

function checkDocument(found: LinkDocument | null): Found | 'nowhere' {
  if (!found) return 'nowhere';
  const { isPublished, title, anchors } = found;
  return { fault: isPublished ? null : { reason: 'draft', name: title }, anchors };
}

function checkAnchorOf(index: LinkIndex, { anchors }: Found, anchor: string): LinkFault | null {
  return anchors === null ? null : checkAnchor(index, anchor, anchors);
}

function checkAnchor(
  { moduleKeys }: LinkIndex,
  anchor: string,
  known: readonly string[],
): LinkFault | null {
  const module = /^module-(.+)$/.exec(anchor)?.[1];
  const isThere =
    everywhere.includes(anchor) || known.includes(anchor) || moduleKeys.has(module ?? '');
  return isThere ? null : { reason: 'anchor', name: anchor };
}

type ReadLink =
  /** An external site, a mail address or a phone number. */
  | { kind: 'elsewhere' }
  | { kind: 'malformed' }
  | { kind: 'file'; path: string }
  | { kind: 'anchor'; anchor: string }
  /** A page of the site; `isWhole` for an absolute URL, which is not translated. */
  | { kind: 'own'; segments: string[]; anchor: string; isWhole: boolean };

function readLink(link: string, siteUrl: string): ReadLink {
  const address = link.trim();
  if (!isSafeLink(address)) return { kind: 'malformed' };
  if (/^(mailto|tel):/i.test(address)) return { kind: 'elsewhere' };
  if (address.startsWith('#')) return { kind: 'anchor', anchor: address.slice(1) };
  if (!isExternal(address)) return readPath(address, false);
  const { origin, pathname, hash } = new URL(address);
  if (origin !== new URL(siteUrl).origin) return { kind: 'elsewhere' };
  return readPath(pathname + hash, true);
}

function readPath(address: string, isWhole: boolean): ReadLink {
  const [, path = '', anchor = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(address) ?? [];
  const segments = splitPath(path);
  if (!segments) return { kind: 'malformed' };
  if (segments[0] === 'uploads') return { kind: 'file', path: `/${segments.join('/')}` };
  return { kind: 'own', segments, anchor, isWhole };
}
