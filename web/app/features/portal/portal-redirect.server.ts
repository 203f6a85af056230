import type { LanguageContext } from '../../i18n/language-context.server';
import { portalPaths } from '../../i18n/paths/portal-path';

/**
 * Where an address leads that has the portal's word of another language (`/nl/owner/`): the same
 * screen under the right one. Null for an address that has the right one.
 */
export function findPortalRedirect({ language }: LanguageContext, { pathname, search }: URL) {
  const [, first, word, ...below] = pathname.split('/');
  if (word === portalPaths[language]) return null;
  return `/${[first, portalPaths[language], ...below].join('/')}${search}`;
}
