import { buildPath } from '../../i18n/build-path';
import type { LanguageContext } from '../../i18n/language-context.server';
import { loginKey, type LoginStep } from '../../i18n/login-entries';

/** What the address of the login carries: where to go afterwards, or the token of a mail. */
type LoginQuery = { next?: string | null; token?: string | null };

/** ROUTE-10: the address of a step of the login. */
export function buildLoginPath(
  { table, language }: Pick<LanguageContext, 'table' | 'language'>,
  step: LoginStep,
  { next, token }: LoginQuery = {},
): string {
  const query = new URLSearchParams({ ...(next && { next }), ...(token && { t: token }) });
  const path = buildPath(table, language, loginKey(step));
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
