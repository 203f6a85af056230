import { buildArticlePath, buildLandingPath, buildPath, buildPropertyPath } from './build-path';
import type { Language } from '@agency/domain/languages';
import { languageOfPath, matchInternalPath, matchPath, type Screen } from './match-path';
import type { RouteTable } from './route-table';

/**
 * MENU-4: a link as an editor wrote it, in the current language. Internal paths (`/for-sale/`,
 * `contact-demand`, also with query and fragment, also already localized) go through the table;
 * an unknown path gives the root path. Addresses elsewhere, `mailto:`, `tel:`, fragments and
 * uploads stay as they are; any other scheme gives the root path.
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
 * LANG-4: where a request without a language goes, its query kept (without `lng`); null when the
 * path is unknown, which is a 404 (ROUTE-9).
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

/** LANG-4: a query without `lng`, which is in the path from now on. */
export function withoutLanguage(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('lng');
  const kept = query.toString();
  return kept === '' ? '' : `?${kept}`;
}

/** What stands below a section has another slug in each language, and only the CMS knows them: it stays as written. */
function hasOwnSlugs(target: Screen): boolean {
  const { screen, params } = target;
  return screen === 'article' && params.slugs.length > 0 && params.key !== 'testimonials';
}

/**
 * The address of a screen; a listing's is the short one, for its slugs are the CMS's to say; those of a
 * landing page are understood in every language and lead to its own (FIND-17).
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
