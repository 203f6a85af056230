import { loginKey, loginSteps, type LoginStep } from '../../i18n/paths/login-entries';
import { matchPath } from '../../i18n/paths/match-path';
import type { OpenSite } from '../../site/open-language.server';
import { portalPaths } from '../../i18n/paths/portal-path';
import { findScreen } from '../../site/find-screen.server';

export type LoginRequest = {
  step: LoginStep;
  /** Path to redirect to; null for the portal. */
  next: string | null;
  /** Token of a mail link; empty without one. */
  token: string;
  isDone: boolean;
};

const longestToken = 200;

/** Parses the login step and its parameters from an address; null for another address. */
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

/** Longer than any address of this site. */
const longest = 1000;
/** Characters that browsers drop or treat as a slash, plain or percent-encoded once or twice. */
const disguise = /[\s\\\p{Cc}\p{Cf}]|%(?:0|1|25|2f|5c|7f)/iu;

type KnownScreens = Pick<OpenSite, 'site' | 'table'>;

/**
 * Returns the path and query to redirect to after login if it is a screen of this site or the
 * portal in an enabled language. Null for anything else, so that a login link cannot redirect to
 * another host.
 */
export function findNextPath(screens: KnownScreens, next: string | null): string | null {
  if (next === null || next.length > longest || disguise.test(next)) return null;
  if (!next.startsWith('/') || next.startsWith('//')) return null;
  const { origin } = screens.site;
  const url = URL.canParse(next, origin) ? new URL(next, origin) : null;
  if (url?.origin !== origin || !/^\/[^/].*\/$/.test(url.pathname)) return null;
  return isScreen(screens, url.pathname) ? url.pathname + url.search : null;
}

function isScreen({ site, table }: KnownScreens, pathname: string): boolean {
  const language = table.languages.find((known) => pathname.startsWith(`/${known}/`));
  if (language === undefined) return false;
  if (pathname.startsWith(`/${language}/${portalPaths[language]}/`)) return true;
  const screen = findScreen({ site, table, language }, pathname);
  return screen !== null && screen.kind !== 'redirect';
}
