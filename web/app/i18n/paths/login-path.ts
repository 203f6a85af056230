import { buildPath } from './build-path';
import type { LanguageContext } from '../language-context.server';
import { loginKey, type LoginStep } from './login-entries';

/** What an address of the login carries. */
type LoginQuery = {
  /** Where to go afterwards. */
  next?: string | null;
  /** Of a link in a mail. */
  token?: string;
  isDone?: boolean;
};

/** ROUTE-10: the address of a step of the login. */
export function buildLoginPath(
  { table, language }: Pick<LanguageContext, 'table' | 'language'>,
  step: LoginStep,
  { next, token, isDone }: LoginQuery = {},
): string {
  const query = new URLSearchParams({
    ...(next && { next }),
    ...(token && { t: token }),
    ...(isDone && { done: '1' }),
  });
  const path = buildPath(table, language, loginKey(step));
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
