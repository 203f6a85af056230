import { isExternal, isSafeRedirect } from '@agency/domain/safe-address';

/** A former address as it is stored and compared. */
export interface OldAddress {
  /** Lower case, decoded, with a leading slash and none at the end. */
  path: string;
  /** Sorted parameters, which the request must contain; empty without any. */
  query: string;
  /** True for the path and everything below it. */
  isPrefix: boolean;
}

export interface Rule extends OldAddress {
  /** An address of the site, with or without a language, or an http(s) URL. */
  target: string;
}

export type AddressProblem = 'from' | 'root' | 'reserved' | 'wildcard';

const longestAddress = 500;
const wildcard = '/*';
/** Paths that the site or a proxy answers itself. */
const reserved = /^\/(assets|uploads|feeds|mcp|robots\.txt|sitemap|healthz|readyz|visits|__)/;

/**
 * Reads an address of the former site as people paste it: a path or a whole URL, of any host, with
 * `/*` at the end for everything below. Returns the reason if it cannot be redirected.
 */
export function readOldAddress(given: string): OldAddress | AddressProblem {
  const text = given.trim();
  if (text.length > longestAddress) return 'from';
  const isPrefix = /\/\*$/.test(text.split(/[?#]/)[0] ?? '');
  const read = readRequest(isPrefix ? text.replace(/\/\*(?=$|[?#])/, '/') : text);
  if (!read) return 'from';
  const address = { ...read, isPrefix };
  if (address.path.includes('*') || address.query.includes('*')) return 'wildcard';
  if (address.path === '/') return isPrefix ? 'wildcard' : address.query ? address : 'root';
  // A language alone: all of its addresses would be redirected.
  if (isPrefix && /^\/[a-z]{2}$/.test(address.path)) return 'wildcard';
  return reserved.test(address.path) ? 'reserved' : address;
}

/** Reads the address of a request, or a URL, for comparison; null if it is unreadable. */
export function readRequest(address: string): Omit<OldAddress, 'isPrefix'> | null {
  const isUrl = isExternal(address);
  if (!isUrl && !address.startsWith('/')) return null;
  try {
    // Not by `URL` for a path: it would read `//` as a host.
    const [, path = '', search = ''] =
      /^([^?#]*)(?:\?([^#]*))?/.exec(isUrl ? withoutHost(address) : address) ?? [];
    const decoded = decodeURIComponent(path)
      .toLowerCase()
      .replace(/\/{2,}/g, '/');
    if (/[\p{Cc}\\]/u.test(decoded)) return null;
    return { path: decoded.replace(/(?<=.)\/$/, '') || '/', query: sortQuery(search) };
  } catch {
    return null;
  }
}

/** Writes an address as people read it. */
export function writeOldAddress({ path, query, isPrefix }: OldAddress): string {
  return `${path}${isPrefix ? wildcard : ''}${query && `?${query}`}`;
}

/** Returns the rule of a request; undefined without one. */
export function findRule<Own extends OldAddress>(
  rules: readonly Own[],
  { path, query }: Omit<OldAddress, 'isPrefix'>,
): Own | undefined {
  const asked = new Set(splitQuery(query));
  const fits = (rule: Own): boolean =>
    (rule.isPrefix ? isBelow(path, rule.path) : path === rule.path) &&
    splitQuery(rule.query).every((pair) => asked.has(pair));
  const weigh = (rule: Own): number =>
    (rule.isPrefix ? 0 : 1e6) + rule.path.length * 100 + splitQuery(rule.query).length;
  return rules.filter(fits).sort((one, other) => weigh(other) - weigh(one))[0];
}

/** Returns {@link findRule} for many rules, without reading each of them every time. */
export function makeLookup<Own extends OldAddress>(
  rules: readonly Own[],
): (asked: Omit<OldAddress, 'isPrefix'>) => Own | undefined {
  const byPath = new Map<string, Own[]>();
  for (const rule of rules) byPath.set(rule.path, [...(byPath.get(rule.path) ?? []), rule]);
  return (asked) =>
    findRule(
      listPrefixes(asked.path).flatMap((path) => byPath.get(path) ?? []),
      asked,
    );
}

/** Returns the paths whose rules can fit: the path itself, and everything above it. */
export function listPrefixes(path: string): string[] {
  const segments = path.split('/').slice(1);
  return segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`);
}

/** Returns where a rule leads a request: the rest of its path is added where the target says so. */
export function followRule(rule: Rule, path: string): string {
  if (!rule.target.endsWith(wildcard)) return rule.target;
  const rest = path.slice(rule.path.length).replace(/^\//, '');
  return rule.target.slice(0, -1) + rest.split('/').map(encodeURIComponent).join('/');
}

/** Checks whether a rule may lead to an address: a path of the site, or an http(s) URL. */
export function isTarget(target: string): boolean {
  const fixed = target.endsWith(wildcard) ? target.slice(0, -1) : target;
  const isAddress = fixed.startsWith('/') || isExternal(fixed);
  return (
    isAddress && target.length <= longestAddress && !fixed.includes('*') && isSafeRedirect(fixed)
  );
}

const isBelow = (path: string, above: string): boolean =>
  path === above || path.startsWith(`${above}/`);

const splitQuery = (query: string): string[] => query.split('&').filter(Boolean);

function sortQuery(search: string): string {
  return splitQuery(search).map(decodeQuery).sort().join('&');
}

function decodeQuery(pair: string): string {
  return decodeURIComponent(pair.replaceAll('+', ' '));
}

function withoutHost(address: string): string {
  return address.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?!\/)/, '/');
}
