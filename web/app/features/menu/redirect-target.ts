import type { Language } from '../../i18n/languages';
import type { RouteTable } from '../../i18n/route-table';
import { translatePath } from '../../i18n/translate-path';
import type { MenuPage } from './build-site';

/** MENU-3: where this page sends its visitor; null without the redirect flag or a safe target. */
export function findRedirect(table: RouteTable, language: Language, page: MenuPage): string | null {
  return page.redirect ? parseRedirectTarget(table, language, page.redirectUrl) : null;
}

/**
 * MENU-3: the address that an editor's redirect means. Only http(s) addresses and own paths are
 * taken, own paths translated; null for anything else (`javascript:`, `//host`, nothing).
 */
export function parseRedirectTarget(
  table: RouteTable,
  language: Language,
  target: string | null | undefined,
): string | null {
  const address = target?.trim() ?? '';
  // eslint-disable-next-line no-control-regex
  if (/[\u0000-\u001f\\]/.test(address)) return null;
  if (/^https?:\/\//i.test(address)) return URL.canParse(address) ? new URL(address).href : null;
  return /^\/(?!\/)/.test(address) ? translatePath(table, language, address) : null;
}
