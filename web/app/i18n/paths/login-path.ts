import { buildPath } from './build-path';
import type { LanguageContext } from '../language-context.server';
import { loginKey, type LoginStep } from './login-entries';

type LoginQuery = {
  next?: string | null;
  token?: string;
  isDone?: boolean;
};

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
