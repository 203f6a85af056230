import { pageNames, pagePaths, type PageKey } from '@agency/domain/path-words';
import type { RouteEntry } from './route-entry';

export const loginSteps = ['login', 'forgotten', 'new-password', 'logout'] as const;

export type LoginStep = (typeof loginSteps)[number];

export function loginKey(step: LoginStep) {
  return step === 'login' ? step : (`login/${step}` as const);
}

/**
 * Entries of the login, its steps and the portal. Editors cannot move them: mails link to them, and
 * the server recognises private pages by these addresses.
 */
export const loginEntries: readonly RouteEntry[] = [
  ...loginSteps.map((step) => entry(loginKey(step), step === 'login' ? null : 'login')),
  entry('owner', null),
];

function entry(key: PageKey, parent: string | null): RouteEntry {
  const paths = pagePaths(key);
  return { key, type: 'login', parent, paths, names: pageNames(key), indexed: false };
}
