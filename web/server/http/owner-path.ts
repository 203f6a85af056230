import { loginEntries } from '../../app/i18n/paths/login-entries';

export const privateWords: ReadonlySet<string> = new Set(
  loginEntries.filter(({ parent }) => parent === null).flatMap(({ paths }) => Object.values(paths)),
);

/**
 * Reports whether an address belongs to the login or the portal, including its data, in any case or
 * encoding that the router accepts.
 */
export function isOwnerPath(pathname: string): boolean {
  const [, word = ''] = readSegments(pathname);
  return privateWords.has(word);
}

/**
 * Splits an address into segments as the router reads them: decoded, lower case, without `.data`.
 */
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
