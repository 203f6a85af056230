import { matchPath } from '../i18n/paths/match-path';
import type { Language } from '@agency/domain/languages';
import type { RouteTable } from '../i18n/paths/route-table';
import { translatePath } from '../i18n/paths/translate-path';

/** Translates an editor's link into the language; null if its screen does not exist. */
export function translateLink(table: RouteTable, language: Language, href: string): string | null {
  const target = translatePath(table, language, href);
  const screen = target.startsWith('/') ? matchPath(table, target.split(/[?#]/)[0] ?? '') : null;
  return screen && isMissingScreen(screen.screen) ? null : target;
}

/** Reports whether a type is the thank-you page, which nothing may link to. */
export function isMissingScreen(name: string | null): boolean {
  return name === 'feedback';
}
