/**
 * ROUTE-9: the address a page request should have had: one slash at the end, none doubled. Null
 * when it is right already. Files (`sitemap.xml`, `te-koop.data`) and framework paths (`/__…`)
 * have no slash at their end. The query is kept as it came.
 */
export function canonicalAddress(url: string): string | null {
  const cut = url.indexOf('?');
  const path = cut === -1 ? url : url.slice(0, cut);
  const query = cut === -1 ? '' : url.slice(cut);
  const collapsed = path.replace(/\/{2,}/g, '/');
  const last = collapsed.slice(collapsed.lastIndexOf('/') + 1);
  const wanted =
    last === '' || last.includes('.') || last.startsWith('__') ? collapsed : `${collapsed}/`;
  return wanted === path ? null : wanted + query;
}
