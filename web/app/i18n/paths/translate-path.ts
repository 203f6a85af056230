import { buildArticlePath, buildLandingPath, buildPath, buildPropertyPath } from './build-path';
import type { Language } from '@agency/domain/languages';
import { languageOfPath, matchInternalPath, matchPath, type Screen } from './match-path';
import type { RouteTable } from './route-table';

/**
 * Translates an editor's link into the current language. Internal paths (`/for-sale/`,
 * `contact-demand`, with query and fragment, also localized ones) are resolved by the table; an
 * unknown path becomes the root. External addresses, `mailto:`, `tel:`, fragments and uploads are
 * unchanged; any other scheme becomes the root.
 */
export function translatePath(table: RouteTable, language: Language, href: string): string {
  const link = href.trim();
  if (isForeign(link)) return link;
  if (/^[a-z][a-z0-9+.-]*:/i.test(link)) return `/${language}/`;
  const { pathname, search, hash } = splitLink(link);
  const written = languageOfPath(table, pathname);
  const screen = written === null ? matchInternalPath(table, pathname) : matchPath(table, pathname);
  if (screen === null) return `/${language}/`;
  if (written !== null && written !== language && hasOwnSlugs(screen)) return link;
  return buildScreenPath(table, language, screen) + search + hash;
}

/**
 * Returns the redirect target of a request without a language, with its query (without `lng`); null
 * if the path is unknown.
 */
export function localizeRequest(
  table: RouteTable,
  language: Language,
  pathname: string,
  search: string,
): string | null {
  const screen = matchInternalPath(table, pathname);
  if (screen === null) return null;
  return buildScreenPath(table, language, screen) + withoutLanguage(search);
}

/** Removes `lng` from a query, because the path has the language. */
export function withoutLanguage(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('lng');
  const kept = query.toString();
  return kept === '' ? '' : `?${kept}`;
}

/**
 * Documents below a section have a slug per language that only the CMS knows, so their address is
 * unchanged.
 */
function hasOwnSlugs(target: Screen): boolean {
  const { screen, params } = target;
  return screen === 'article' && params.slugs.length > 0 && params.key !== 'testimonials';
}

/**
 * Builds the address of a screen. A listing gets its short address, because only the CMS knows its
 * slugs; the slugs of a landing page are accepted in every language and redirect to its own.
 */
function buildScreenPath(table: RouteTable, language: Language, target: Screen): string {
  switch (target.screen) {
    case 'listing':
    case 'property':
      return buildPropertyPath(language, target.params.id);
    case 'landing':
      return buildLandingPath(table, language, target.params);
    case 'article':
      return buildArticlePath(table, language, target.params.key, target.params.slugs);
    default:
      return buildPath(table, language, target.params.key);
  }
}

function isForeign(link: string): boolean {
  return /^(https?:\/\/|mailto:|tel:|#)/i.test(link) || /^\/uploads\/[^\\]*$/.test(link);
}

function splitLink(link: string) {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(link) ?? [];
  return { pathname: `/${pathname.replace(/^\/+/, '')}`, search, hash };
}
