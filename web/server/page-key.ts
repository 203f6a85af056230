import { isLanguage } from '../app/i18n/languages';
import { listParameters } from '../app/lib/list-search';

/** Parameters that a page may depend on, in the order in which a key writes them. */
const knownParameters = [...listParameters, '_routes'] as const;

/** Those whose values are a set, so that their order makes no new page. */
const setParameters: readonly string[] = ['type', 'city'];
const mostValues = 20;
const longestValue = 200;

/** Pages without a language in their path that everybody gets the same. */
const sharedFiles = /^\/(sitemap[\w-]*\.xml|robots\.txt)$/;

/**
 * The key of a page that everybody gets the same: its path and the query parameters it may depend
 * on, in one order; the page is rendered from this key alone. Null for paths that are not cached:
 * those without a language, whose answer hangs on the visitor, and previews.
 */
export function buildPageKey(url: string): string | null {
  const { pathname, searchParams } = new URL(url, 'http://site.invalid');
  const first = (pathname.split('/')[1] ?? '').replace(/\.data$/, '');
  if (!isLanguage(first) && !sharedFiles.test(pathname)) return null;
  if (isPreview(pathname)) return null;
  return pathname + keepKnown(pathname, searchParams);
}

/** The key without what a list's address may ask for. */
export function plainKeyOf(key: string): string {
  const [path = key, query] = key.split('?');
  const routes = new URLSearchParams(query).get('_routes');
  return routes === null ? path : `${path}?${new URLSearchParams({ _routes: routes }).toString()}`;
}

/** ROUTE-11: previews are never cached and never indexed. */
export function isPreview(pathname: string): boolean {
  return pathname.includes('preview');
}

function keepKnown(pathname: string, query: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const name of knownParameters) {
    if (name === '_routes' && !pathname.endsWith('.data')) continue;
    for (const value of listValues(name, query)) kept.append(name, value);
  }
  const text = kept.toString();
  return text === '' ? '' : `?${text}`;
}

function listValues(name: string, query: URLSearchParams): string[] {
  const values = query.getAll(name).filter((value) => value.length <= longestValue);
  if (name === 'price') return values.some((value) => value !== '') ? values.slice(0, 2) : [];
  const given = values.filter((value) => value !== '');
  return setParameters.includes(name)
    ? [...new Set(given)].sort().slice(0, mostValues)
    : given.slice(0, 1);
}
