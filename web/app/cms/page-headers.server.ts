import { data, redirect, type HeadersFunction } from '@remix-run/node';
import { env } from '../../server/env';
import { findStreetViewOrigin, type StreetViewSetting } from '../lib/web/street-view';
import { tileOrigin } from '../lib/web/tile-origin';
import { listTourHosts } from '../lib/web/tour-hosts';

/**
 * Headers of an answer that the page cache and a CDN may keep, with the tags of what it was made
 * of ({@link cacheTags}): a publish notice finds it by them. `keep`: under its own address; under
 * its path alone, as the query means nothing to it; or only as long as others wait for it.
 */
export function cacheHeaders(
  tags: readonly string[],
  keep: 'own' | 'plain' | 'no' = 'own',
): Record<string, string> {
  const seconds = env.PAGE_CACHE_SECONDS;
  return {
    'Cache-Control': `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds}`,
    'X-Cache-Tags': [...new Set(tags)].join(' '),
    ...(keep !== 'own' && { 'X-Cache-Keep': keep }),
  };
}

/** Headers of an answer of which a part failed: only the page cache keeps it, until a whole one. */
export function partialHeaders(tags: readonly string[]): Record<string, string> {
  const kept = cacheHeaders(tags);
  return { ...kept, ...uncachedHeaders, 'X-Cache-Keep': 'partial' };
}

/** From where a map may load its tiles, on any page: the visitor may come to one later (RULE-8). */
export function mapHeaders(tileUrl: string | null | undefined): Record<string, string> {
  const origin = tileOrigin(tileUrl);
  return origin === null ? {} : { 'X-Map-Tiles': origin };
}

/** Which hosts a frame may show, on any page: virtual tours, and street view in the page (RULE-8). */
export function frameHeaders(settings: FrameSettings | null | undefined): Record<string, string> {
  const tours = listTourHosts(settings?.tourHosts);
  const street = settings?.map?.streetViewInPage ? findStreetViewOrigin(settings.map) : null;
  const hosts = tours.flatMap((host) => [`https://${host}`, `https://*.${host}`]);
  return { 'X-Frame-Hosts': [...hosts, street].filter((host) => host !== null).join(' ') };
}

type FrameSettings = { tourHosts: string | null; map: StreetViewSetting | null };

/** Headers of an answer that nobody keeps: it is a failure, or depends on the visitor. */
export const uncachedHeaders = { 'Cache-Control': 'no-store' };

/** Headers of a page that says itself what failed, and is shown whatever its status (FORM-6). */
export const wholePageHeaders = { 'X-Whole-Page': 'yes' };

/** Headers of a layout: with it around them, failures are shown whatever their status (ERR-2). */
export const layoutHeaders = { 'X-Whole-Page': 'layout' };

const retryAfterSeconds = 10;

/** Status and headers of an answer whose main part the CMS did not give (ERR-2). */
export function awayInit() {
  const headers = { 'Retry-After': String(retryAfterSeconds), ...uncachedHeaders };
  return { status: 503, headers };
}

/** A 404 that nobody keeps; `reason` tells the boundary what is missing. */
export function notFound<Reason extends string>(reason: Reason) {
  return data(reason, { status: 404, headers: uncachedHeaders });
}

/** A 301 that nobody keeps: an address that is given to something else is that at once. */
export function movePermanently(path: string): Response {
  return redirect(path, { status: 301, headers: uncachedHeaders });
}

/** The 404 of a file, such as a feed, in plain words. */
export function fileNotFound(): Response {
  const headers = { ...uncachedHeaders, 'Content-Type': 'text/plain; charset=utf-8' };
  return new Response('Not found\n', { status: 404, headers });
}

/**
 * A route's `headers`: the loader's own, the tags of layout and page together. Whatever failed is
 * not kept.
 */
export const pageHeaders: HeadersFunction = (from) => {
  const { loaderHeaders, parentHeaders, actionHeaders, errorHeaders } = from;
  const headers = errorHeaders ? uncachedByDefault(errorHeaders) : new Headers(loaderHeaders);
  const ownWhole = errorHeaders ? null : actionHeaders.get('X-Whole-Page');
  const whole = ownWhole ?? parentHeaders.get('X-Whole-Page');
  if (whole) headers.set('X-Whole-Page', whole);
  for (const name of ['X-Map-Tiles', 'X-Frame-Hosts', 'X-Third-Parties']) {
    const hosts = parentHeaders.get(name);
    if (hosts) headers.set(name, hosts);
  }
  if (errorHeaders) return headers;
  const tags = [parentHeaders, loaderHeaders].flatMap((from) => from.get('X-Cache-Tags') ?? []);
  if (tags.length > 0) headers.set('X-Cache-Tags', tags.join(' '));
  const isUncached = [parentHeaders, loaderHeaders].some(
    (from) => from.get('Cache-Control') === uncachedHeaders['Cache-Control'],
  );
  if (isUncached) headers.set('Cache-Control', uncachedHeaders['Cache-Control']);
  return headers;
};

function uncachedByDefault(from: Headers): Headers {
  const headers = new Headers(from);
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', uncachedHeaders['Cache-Control']);
  return headers;
}
