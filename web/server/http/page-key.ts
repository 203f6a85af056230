import { readSubject, receiptName, serialiseSubject } from '../../app/i18n/paths/form-subject';
import { isLanguage, type Localized } from '@agency/domain/languages';
import { pagePaths, sectionWords } from '@agency/domain/path-words';
import { parseIds } from '../../app/lib/rules/id-list';
import { parseCostInput, serialiseCostInput } from '../../app/lib/rules/cost-input';
import { serialiseListSearch, withTyped } from '../../app/lib/rules/list-search';
import { parseListSearch } from '../../app/lib/rules/list-search.server';
import { isOwnerPath, readSegments } from './owner-path';
import { rememberByPath } from './remember-by-path';

const quickSearchPath = /^\/[a-z]{2}\/quick-search\/$/;
/** Requests by scripts, whose answers do not mention ignored parameters. */
const answerPath = /^\/[a-z]{2}\/(list-(?:count|options)|map-places|listing-cards)\//;
/** Search boxes lead here; the answer is a redirect, which is not cached. */
const searchPath = /^\/[a-z]{2}\/search\//;
/** A listing's page depends on the input of its cost estimate. */
const listingPath = /^\/[a-z]{2}(\/[^/]+){4}\/?$/;
/** A thank-you page depends on the subject of its form. */
const thanksPath = below(sectionWords('thanks').paths, '[^/]+/?$');
const formPath = below(sectionWords('forms').paths);
const formTokenPath = /^\/[a-z]{2}\/form-token\//;
const consentPath = below(pagePaths('cookie-settings'));
/** The address of a link in a mail authorizes its holder. */
const mailLinkPath = /^\/[a-z]{2}\/mail\//;
/** Calendar files of a visitor's appointment and of an open house; not indexed. */
const calendarPath = /^\/[a-z]{2}\/(visit-calendar|open-house)\//;
const exportPath = /^\/(feeds\/[^/]+|mcp)\/$/;
const noPrice = { minPrice: null, maxPrice: null };
const longestValue = 200;
const routeNames = /^[\w/.$,-]{1,200}$/;

const sharedFiles = /^\/(sitemap[\w-]*\.xml|robots\.txt)$/;

/**
 * Returns the cache key of a shared page: its path and the query parameters that it may depend on,
 * sorted; the page is rendered from this key alone. Returns null for paths that are not cached:
 * those without a language (the answer depends on the visitor), search redirects, previews, links
 * in mails, form pages, the confirmation of an appointment, the login and the owner portal.
 */
export const buildPageKey = rememberByPath((url: string): string | null => {
  const { pathname, searchParams } = new URL(url, 'http://site.invalid');
  const first = (pathname.split('/')[1] ?? '').replace(/\.data$/, '');
  if (sharedFiles.test(pathname)) return pathname;
  if (!isLanguage(first) || isPrivate(pathname)) return null;
  const path = normalise(pathname);
  if (formPath.test(path) || consentPath.test(path) || searchPath.test(path)) return null;
  if (thanksPath.test(path) && searchParams.has(receiptName)) return null;
  return pathname + keepKnown(pathname, searchParams);
});

/** Returns the key without list parameters; listing pages do not have any. */
export function plainKeyOf(key: string): string {
  const [path = key, query] = key.split('?');
  if (listingPath.test(path)) return key;
  const routes = new URLSearchParams(query).get('_routes');
  return routes === null ? path : `${path}?${new URLSearchParams({ _routes: routes }).toString()}`;
}

export function isPreview(pathname: string): boolean {
  const [first = '', second] = readSegments(pathname);
  return first === 'preview' || (isLanguage(first) && second === 'preview');
}

/**
 * Reports whether an address is for one visitor (a preview, a link in a mail with its token, a form
 * token, the portal) or for programs only, such as calendar files.
 */
export function isPrivate(pathname: string): boolean {
  const path = normalise(pathname);
  const own = [mailLinkPath, formTokenPath, calendarPath, exportPath];
  return own.some((one) => one.test(path)) || isPreview(pathname) || isOwnerPath(pathname);
}

/**
 * Normalises a path as the router matches it, in any case or encoding; its data request has the
 * same path.
 */
function normalise(pathname: string): string {
  return `/${readSegments(pathname).join('/')}/`;
}

function below(words: Localized<string>, rest = ''): RegExp {
  return new RegExp(`^/[a-z]{2}/(?:${Object.values(words).join('|')})/${rest}`);
}

function keepKnown(pathname: string, query: URLSearchParams): string {
  if (query.size === 0) return '';
  const kept = new URLSearchParams(readList(pathname, query));
  const routes = query.get('_routes') ?? '';
  if (pathname.endsWith('.data') && routeNames.test(routes)) kept.set('_routes', routes);
  const text = kept.toString();
  return text === '' ? '' : `?${text}`;
}

/**
 * Returns the parameters of a list in canonical form. Parameters that are not understood are named
 * on the page, which is then not cached. An address written by a form, or one that is invalid,
 * stays as it is: its answer is a redirect or a 404, which is not cached.
 */
function readList(pathname: string, query: URLSearchParams): string {
  const ids = parseIds(query.get('ids'));
  if (ids.length > 0) return new URLSearchParams({ ids: ids.join(',') }).toString();
  if (listingPath.test(pathname)) return serialiseCostInput(parseCostInput(query));
  if (thanksPath.test(pathname)) return serialiseSubject(readSubject(query));
  const { search, isNotFound, ...parsed } = parseListSearch(query);
  const isAnswer = answerPath.test(pathname);
  const ignored = isAnswer ? [] : parsed.ignored;
  const typed = isAnswer ? '' : parsed.typed;
  if (quickSearchPath.test(pathname)) return serialiseListSearch({ text: search.text });
  const prices = query.getAll('price').slice(0, 2);
  const isForm = prices.length > 1 && prices.some((price) => price !== '');
  if (!isForm && !isNotFound && ignored.length === 0) {
    return withTyped(serialiseListSearch(search), typed);
  }
  const written = new URLSearchParams(serialiseListSearch({ ...search, ...noPrice }));
  // A price with one valid side keeps its form; two parameters would look like the fields of a
  // form.
  if (!isForm && !ignored.some(({ name }) => name === 'price')) {
    const price = new URLSearchParams(serialiseListSearch(search)).get('price');
    if (price !== null) written.set('price', price);
  }
  for (const { name, value } of ignored) {
    if (name !== 'price' || !isForm) written.append(name, value);
  }
  for (const price of isForm ? prices : []) written.append('price', price.slice(0, longestValue));
  if (typed !== '') written.set('typed', typed);
  if (isNotFound) written.set('page', (query.get('page') ?? '').slice(0, longestValue));
  return written.toString();
}
