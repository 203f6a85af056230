import { matchPath } from '../../i18n/match-path';
import type { OpenSite } from './open-language.server';
import { parseRedirectTarget } from './redirect-target';
import { findMenuPage } from './build-site';

export type Screen =
  | { kind: 'page'; key: string; hasList: boolean }
  | { kind: 'listing'; id: string }
  | { kind: 'redirect'; to: string };

/**
 * What an address of this language leads to; null when to nothing (ROUTE-9). A page with the
 * redirect flag leads to its target (MENU-3); one without a safe target is an ordinary page.
 */
export function findScreen(
  { site, language, table }: OpenSite,
  pathname: string,
): Screen | null {
  const match = matchPath(table, pathname);
  if (match?.screen === 'property' || match?.screen === 'listing') {
    return { kind: 'listing', id: match.params.id };
  }
  if (match?.screen !== 'page') return null;
  const page = findMenuPage(site, language, match.params.key);
  if (page === null) return null;
  const to = page.redirect ? parseRedirectTarget(table, language, page.redirectUrl) : null;
  return to === null ? { kind: 'page', key: page.key, hasList: page.type === 'list' } : { kind: 'redirect', to };
}
