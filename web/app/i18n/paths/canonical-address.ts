import { isLanguage } from '@agency/domain/languages';
import { portalPaths } from './portal-path';

const portalWords: ReadonlySet<string> = new Set(Object.values(portalPaths));

/**
 * ROUTE-7, ROUTE-9: the address a page request should have had: in lower case, one slash at the
 * end, none doubled, no letter escaped. Null when it is right already. Ids keep their case. Files (`sitemap.xml`,
 * `te-koop.data`) and framework paths (`/__…`) stay as they are, and so does an address without a
 * language but for doubled slashes: where it is sent is canonical. The query is kept as it came.
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

/** Whether a segment after the language is an id: of a listing, the cards of listings, an owner's home. */
function isId(path: readonly string[], index: number): boolean {
  const first = path[0]?.toLowerCase() ?? '';
  if (path.length === 4 && index === 3) return true;
  if (index === 1 && (first === 'property' || first === 'listing-cards')) return true;
  return index > 0 && portalWords.has(first);
}

/** Letters, digits and the like mean the same without their escapes (RFC 3986, 2.3). */
function unescapePlain(path: string): string {
  return path.replace(/%[2-7][\da-f]/gi, (escape) => {
    const letter = decodeURIComponent(escape);
    return /[\w.~-]/.test(letter) ? letter : escape;
  });
}

/** In lower case but for percent escapes, which mean the same in either. */
function toLower(segment: string): string {
  return segment.replace(/%[\da-f]{2}|[A-Z]+/gi, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  );
}
