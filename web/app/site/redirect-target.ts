import { matchPath } from '../i18n/match-path';
import type { Language } from '@agency/domain/languages';
import { translatePath } from '../i18n/translate-path';
import { findMenuPage, type MenuPage, type Site } from './build-site';

/**
 * MENU-3: where this page sends its visitor; null without the redirect flag or a safe target, and
 * when the target is a page that sends visitors on itself, so that nobody goes round in a circle.
 */
export function findRedirect(site: Site, language: Language, page: MenuPage): string | null {
  const target = page.redirect ? parseRedirectTarget(site, language, page.redirectUrl) : null;
  return target !== null && leadsOn(site, target) ? null : target;
}

/**
 * MENU-3: the address that an editor's redirect means. Only http(s) addresses without a login in
 * them and own paths and keys are taken, own ones translated; null for anything else. The CMS
 * decides the same (cms/test/cases/redirects.json holds for both).
 */
export function parseRedirectTarget(
  { table, origin }: Pick<Site, 'table' | 'origin'>,
  language: Language,
  target: string | null | undefined,
): string | null {
  const address = target?.trim() ?? '';
  if (disguise.test(address)) return null;
  if (ownPath.test(address) || pageKey.test(address)) {
    return translatePath(table, language, address);
  }
  if (!external.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') return null;
  return url.origin === origin
    ? translatePath(table, language, url.pathname + url.search + url.hash)
    : url.href;
}

const external = /^https?:\/\/[^/?#]/i;
// One leading slash only: browsers read // as another host.
const ownPath = /^\/(?!\/)/;
const pageKey = /^[A-Za-z0-9][A-Za-z0-9/_-]*(\?[^#]*)?(#.*)?$/;
// White space, control characters, marks that hide or turn letters, and \, which browsers read as /.
const disguise = /[\s\p{Cc}\p{Cf}\\]/u;

function leadsOn(site: Site, target: string): boolean {
  const match = matchPath(site.table, target.split(/[?#]/)[0] ?? '');
  if (match?.screen !== 'page') return false;
  return findMenuPage(site, match.language, match.params.key)?.redirect ?? false;
}
