import type { LanguageContext } from '../../i18n/language-context.server';
import { portalPaths } from '../../i18n/paths/portal-path';

/**
 * Returns the same screen's address for one that uses another language's portal segment
 * (`/nl/owner/`); null if the segment is right.
 */
export function findPortalRedirect({ language }: LanguageContext, { pathname, search }: URL) {
  const [, first, word, ...below] = pathname.split('/');
  if (word === portalPaths[language]) return null;
  return `/${[first, portalPaths[language], ...below].join('/')}${search}`;
}
