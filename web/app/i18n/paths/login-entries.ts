import { pageNames, pagePaths, type PageKey } from '@agency/domain/path-words';
import type { RouteEntry } from './route-entry';

/** OWN-1: what the login's address leads to, and its steps below it. */
export const loginSteps = ['login', 'forgotten', 'new-password', 'logout'] as const;

export type LoginStep = (typeof loginSteps)[number];

/** The key of a step of the login in the route table. */
export function loginKey(step: LoginStep) {
  return step === 'login' ? step : (`login/${step}` as const);
}

/**
 * ROUTE-10: the login, its steps and the portal. Nobody can move them: mails lead there, and what is
 * private is told by the address.
 */
export const loginEntries: readonly RouteEntry[] = [
  ...loginSteps.map((step) => entry(loginKey(step), step === 'login' ? null : 'login')),
  entry('owner', null),
];

function entry(key: PageKey, parent: string | null): RouteEntry {
  const paths = pagePaths(key);
  return { key, type: 'login', parent, paths, names: pageNames(key), indexed: false };
}
