import { loginKey, loginSteps, type LoginStep } from '../../i18n/paths/login-entries';
import { matchPath } from '../../i18n/paths/match-path';
import type { OpenSite } from '../../site/open-language.server';
import { findNextPath } from './next-path.server';

export type LoginRequest = {
  step: LoginStep;
  /** Path to redirect to; null for the portal. */
  next: string | null;
  /** Token of a mail link; empty without one. */
  token: string;
  isDone: boolean;
};

const longestToken = 200;

/** Parses the login step and its parameters from an address; null if it is none. */
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
