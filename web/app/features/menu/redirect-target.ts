import type { Language } from '../../i18n/languages';
import type { RouteTable } from '../../i18n/route-table';
import { translatePath } from '../../i18n/translate-path';

/**
 * MENU-3: where a redirecting page sends its visitor. Only http(s) addresses and own paths are
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
