import { loginEntries } from '../../app/i18n/paths/login-entries';

/** The words below which the login and the owner portal stand, in any language (ROUTE-10). */
export const privateWords: ReadonlySet<string> = new Set(
  loginEntries.filter(({ parent }) => parent === null).flatMap(({ paths }) => Object.values(paths)),
);

/**
 * OWN-1: whether an address is one of the login or the portal, their data too, in whatever case or
 * encoding the router takes it.
 */
export function isOwnerPath(pathname: string): boolean {
  const [, word = ''] = readSegments(pathname);
  return privateWords.has(word);
}

/** The segments of an address as the router reads them: decoded, in lower case, without `.data`. */
export function readSegments(pathname: string): string[] {
  const path = decode(pathname)
    .toLowerCase()
    .replace(/\.data$/, '');
  return path.split('/').filter(Boolean);
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
