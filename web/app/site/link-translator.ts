import { matchPath } from '../i18n/paths/match-path';
import type { Language } from '@agency/domain/languages';
import type { RouteTable } from '../i18n/paths/route-table';
import { translatePath } from '../i18n/paths/translate-path';

/** MENU-4: an editor's link in the current language; null when its screen is not there yet. */
export function translateLink(table: RouteTable, language: Language, href: string): string | null {
  const target = translatePath(table, language, href);
  const screen = target.startsWith('/') ? matchPath(table, target.split(/[?#]/)[0] ?? '') : null;
  return screen && isMissingScreen(screen.screen) ? null : target;
}

/** True for thank-you pages: nothing may lead to them. */
export function isMissingScreen(name: string | null): boolean {
  return name === 'feedback';
}
