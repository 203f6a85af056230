import { readSubject, receiptName, serialiseSubject } from '../../app/i18n/paths/form-subject';
import { isLanguage, type Localized } from '@agency/domain/languages';
import { pagePaths, sectionWords } from '@agency/domain/path-words';
import { parseIds } from '../../app/lib/rules/id-list';
import { parseCostInput, serialiseCostInput } from '../../app/lib/rules/cost-input';
import { serialiseListSearch, withTyped } from '../../app/lib/rules/list-search';
import { parseListSearch } from '../../app/lib/rules/list-search.server';
import { isOwnerPath, readSegments } from './owner-path';
import { rememberByPath } from './remember-by-path';

/** The quick search's answers hang on a text alone. */
const quickSearchPath = /^\/[a-z]{2}\/quick-search\/$/;
/** What scripts ask for says nothing of what was not understood. */
const answerPath = /^\/[a-z]{2}\/(list-(?:count|options)|map-places|listing-cards)\//;
/** Where a search box leads to is a redirect, kept by nobody (FIND-13). */
const searchPath = /^\/[a-z]{2}\/search\//;
/** A listing's page hangs on what its estimate of costs is asked. */
const listingPath = /^\/[a-z]{2}(\/[^/]+){4}\/?$/;
/** A thank-you page hangs on what its form was about (ROUTE-5). */
const thanksPath = below(sectionWords('thanks').paths, '[^/]+/?$');
/** A form's own screen is made for who asks (FORM-5). */
const formPath = below(sectionWords('forms').paths);
/** The token of one rendering of a form is one visitor's (FORM-5). */
const formTokenPath = /^\/[a-z]{2}\/form-token\//;
/** What a visitor allows stands on the page where it is chosen (CONSENT-2). */
const consentPath = below(pagePaths('cookie-settings'));
/** Whoever has the address of a link in a mail may act on what it is about. */
const mailLinkPath = /^\/[a-z]{2}\/mail\//;
/** Files for a calendar: of one visitor's visit (FORM-14), and of an open house (EDIT-7), for no search engine. */
const calendarPath = /^\/[a-z]{2}\/(visit-calendar|open-house)\//;
/** Listings for who has a token, and for programs: listed by no search engine, kept by nobody. */
const exportPath = /^\/(feeds\/[^/]+|mcp)\/$/;
const noPrice = { minPrice: null, maxPrice: null };
const longestValue = 200;
/** Which routes' data a script asks for, as the router writes them. */
const routeNames = /^[\w/.$,-]{1,200}$/;

/** Pages without a language in their path that everybody gets the same. */
const sharedFiles = /^\/(sitemap[\w-]*\.xml|robots\.txt)$/;

/**
 * The key of a page that everybody gets the same: its path and the query parameters it may depend
 * on, in one order; the page is rendered from this key alone. Null for paths that are not cached:
 * those without a language, whose answer hangs on the visitor, the way of a search, previews, links in mails, the screens
 * of forms, the thanks for a visit, the login and the owner portal.
 */
export const buildPageKey = rememberByPath((url: string): string | null => {
  const { pathname, searchParams } = new URL(url, 'http://site.invalid');
  const first = (pathname.split('/')[1] ?? '').replace(/\.data$/, '');
  if (sharedFiles.test(pathname)) return pathname;
  if (!isLanguage(first) || isPrivate(pathname)) return null;
  const path = normalise(pathname);
  if (formPath.test(path) || consentPath.test(path) || searchPath.test(path)) return null;
  // The receipt of a visit is one visitor's (FORM-14).
  if (thanksPath.test(path) && searchParams.has(receiptName)) return null;
  return pathname + keepKnown(pathname, searchParams);
});

/** The key without what a list's address may ask for; a listing's has nothing of it. */
export function plainKeyOf(key: string): string {
  const [path = key, query] = key.split('?');
  if (listingPath.test(path)) return key;
  const routes = new URLSearchParams(query).get('_routes');
  return routes === null ? path : `${path}?${new URLSearchParams({ _routes: routes }).toString()}`;
}

/** ROUTE-11: previews are never cached and never indexed. */
export function isPreview(pathname: string): boolean {
  const [first = '', second] = readSegments(pathname);
  return first === 'preview' || (isLanguage(first) && second === 'preview');
}

/**
 * One visitor's own: a preview, a link in a mail with its token (FORM-9), the token of a form, what
 * an owner sees (OWN-1); and what is for programs alone, such as files for a calendar.
 */
export function isPrivate(pathname: string): boolean {
  const path = normalise(pathname);
  const own = [mailLinkPath, formTokenPath, calendarPath, exportPath];
  return own.some((one) => one.test(path)) || isPreview(pathname) || isOwnerPath(pathname);
}

/** A path as the router matches it, in whatever case or encoding it came; its data has the same. */
function normalise(pathname: string): string {
  return `/${readSegments(pathname).join('/')}/`;
}

/** Addresses of any language below one of these words. */
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
 * What a list's address asks for, in the one way of writing it. What means nothing is named on the page
 * (FIND-21), which is not kept. An address that a form wrote, or one of a page that cannot be, stays as it is:
 * its answer is a redirect or a 404, and not kept.
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
  // A price of which one side was understood is kept as it came: two of them would be the fields of a form.
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
