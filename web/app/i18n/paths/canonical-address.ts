import { isLanguage } from '@agency/domain/languages';
import { portalPaths } from './portal-path';

const portalWords: ReadonlySet<string> = new Set(Object.values(portalPaths));

/**
 * Returns the canonical form of an address: lower case, one trailing slash, no double slashes, no
 * escaped letters; null if it is canonical. Ids keep their case, and so does the query. Unchanged
 * are files (`sitemap.xml`, `te-koop.data`), framework paths (`/__…`) and, apart from double
 * slashes, addresses without a language, because they redirect to a canonical one.
 */
export function canonicalAddress(url: string): string | null {
  const cut = url.indexOf('?');
  const path = cut === -1 ? url : url.slice(0, cut);
  const query = cut === -1 ? '' : url.slice(cut);
  const collapsed = unescapePlain(path).replace(/\/{2,}/g, '/');
  const segments = collapsed.split('/').filter((segment) => segment !== '');
  const isPage = isLanguage(segments[0]?.toLowerCase()) && !isFile(segments.at(-1) ?? '');
  const wanted = isPage ? `/${lowerSegments(segments).join('/')}/` : collapsed;
  return wanted === path ? null : wanted + query;
}

function isFile(last: string): boolean {
  return last.includes('.') || last.startsWith('__');
}

function lowerSegments(segments: readonly string[]): string[] {
  const start = segments[1]?.toLowerCase() === 'preview' ? 2 : 1;
  return segments.map((segment, index) =>
    index >= start && isId(segments.slice(start), index - start) ? segment : toLower(segment),
  );
}

/**
 * Reports whether a segment after the language is an id: of a listing, of cards, or of an owner's
 * listing.
 */
function isId(path: readonly string[], index: number): boolean {
  const first = path[0]?.toLowerCase() ?? '';
  if (path.length === 4 && index === 3) return true;
  if (index === 1 && (first === 'property' || first === 'listing-cards')) return true;
  return index > 0 && portalWords.has(first);
}

/** Decodes escapes of unreserved characters, which do not change the meaning (RFC 3986, 2.3). */
function unescapePlain(path: string): string {
  return path.replace(/%[2-7][\da-f]/gi, (escape) => {
    const letter = decodeURIComponent(escape);
    return /[\w.~-]/.test(letter) ? letter : escape;
  });
}

/** Keeps percent escapes, whose case has no meaning. */
function toLower(segment: string): string {
  return segment.replace(/%[\da-f]{2}|[A-Z]+/gi, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  );
}
