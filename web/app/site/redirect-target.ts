import { matchPath } from '../i18n/paths/match-path';
import type { Language } from '@agency/domain/languages';
import { isExternal, isSafeRedirect } from '@agency/domain/safe-address';
import { translatePath } from '../i18n/paths/translate-path';
import { findMenuPage, type MenuPage, type Site } from './build-site';

/**
 * Returns the redirect target of a page; null without the redirect flag or a safe target, and if
 * the target redirects as well, which prevents loops.
 */
export function findRedirect(site: Site, language: Language, page: MenuPage): string | null {
  const target = page.redirect ? parseRedirectTarget(site, language, page.redirectUrl) : null;
  return target !== null && leadsOn(site, target) ? null : target;
}

/**
 * Parses an editor's redirect target and translates internal ones; null if it is invalid, by the
 * same rules as in the CMS.
 */
export function parseRedirectTarget(
  { table, origin }: Pick<Site, 'table' | 'origin'>,
  language: Language,
  target: string | null | undefined,
): string | null {
  const address = target?.trim() ?? '';
  if (!isSafeRedirect(address)) return null;
  if (!isExternal(address)) return translatePath(table, language, address);
  const url = new URL(address);
  return url.origin === origin
    ? translatePath(table, language, url.pathname + url.search + url.hash)
    : url.href;
}

function leadsOn(site: Site, target: string): boolean {
  const match = matchPath(site.table, target.split(/[?#]/)[0] ?? '');
  if (match?.screen !== 'page') return false;
  return findMenuPage(site, match.language, match.params.key)?.redirect ?? false;
}
