import { loginKey, loginSteps, type LoginStep } from '../../i18n/paths/login-entries';
import { matchPath } from '../../i18n/paths/match-path';
import type { OpenSite } from '../../site/open-language.server';
import { findNextPath } from './next-path.server';

/** A step of the login as its address was opened. */
export type LoginRequest = {
  step: LoginStep;
  /** Where to go afterwards; null for the portal. */
  next: string | null;
  /** Of a link in a mail; empty without one. */
  token: string;
  /** What the step is for has just been done. */
  isDone: boolean;
};

/** Longer than any token of a mail. */
const longestToken = 200;

/** ROUTE-10: which step of the login an address opens, and with what; null when none. */
export function readLoginRequest(
  context: OpenSite,
  { pathname, searchParams }: URL,
): LoginRequest | null {
  const match = matchPath(context.table, pathname);
  const key = match?.screen === 'login' ? match.params.key : null;
  const step = loginSteps.find((known) => loginKey(known) === key);
  if (step === undefined) return null;
  return {
    step,
    next: findNextPath(context, searchParams.get('next')),
    token: (searchParams.get('t') ?? '').slice(0, longestToken),
    isDone: searchParams.has('done'),
  };
}
