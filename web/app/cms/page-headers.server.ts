import { data, redirect, type HeadersFunction } from '@remix-run/node';
import { env } from '../../server/env';
import { findStreetViewOrigin, type StreetViewSetting } from '../lib/web/street-view';
import { tileOrigin } from '../lib/web/tile-origin';
import { listTourHosts } from '../lib/web/tour-hosts';

/**
 * Builds headers for the page cache and a CDN, with the tags by which a publish notice finds the
 * response ({@link cacheTags}). `keep`: under its own address; under its path, because the query
 * does not affect it; or only while clients wait for it.
 *
 * Clients get this `Cache-Control` only of responses that the page cache does not serve; the server
 * replaces that of shared pages (`buildSharedCacheHeaders` in `server/http/security`).
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

/** Builds headers of a partial response: only the page cache keeps it, until a complete one. */
export function partialHeaders(tags: readonly string[]): Record<string, string> {
  const kept = cacheHeaders(tags);
  return { ...kept, ...uncachedHeaders, 'X-Cache-Keep': 'partial' };
}

/** Allows the map's tile host on every page, because the visitor may navigate to a map. */
export function mapHeaders(tileUrl: string | null | undefined): Record<string, string> {
  const origin = tileOrigin(tileUrl);
  return origin === null ? {} : { 'X-Map-Tiles': origin };
}

/** Allows hosts in frames on every page: virtual tours and street view. */
export function frameHeaders(settings: FrameSettings | null | undefined): Record<string, string> {
  const tours = listTourHosts(settings?.tourHosts);
  const street = settings?.map?.streetViewInPage ? findStreetViewOrigin(settings.map) : null;
  const hosts = tours.flatMap((host) => [`https://${host}`, `https://*.${host}`]);
  return { 'X-Frame-Hosts': [...hosts, street].filter((host) => host !== null).join(' ') };
}

type FrameSettings = { tourHosts: string | null; map: StreetViewSetting | null };

/** Headers of a response that is a failure or depends on the visitor. */
export const uncachedHeaders = { 'Cache-Control': 'no-store' };

/** Headers of a page that explains a failure itself and is shown whatever its status. */
export const wholePageHeaders = { 'X-Whole-Page': 'yes' };

/** Headers of a page with the layout, which is shown on a failure whatever its status. */
export const layoutHeaders = { 'X-Whole-Page': 'layout' };

const retryAfterSeconds = 10;

export function awayInit() {
  const headers = { 'Retry-After': String(retryAfterSeconds), ...uncachedHeaders };
  return { status: 503, headers };
}

/** Builds an uncached 404; `reason` tells the error boundary what is missing. */
export function notFound<Reason extends string>(reason: Reason) {
  return data(reason, { status: 404, headers: uncachedHeaders });
}

/** Builds an uncached 301, so that the address can be reused immediately. */
export function movePermanently(path: string): Response {
  return redirect(path, { status: 301, headers: uncachedHeaders });
}

export function fileNotFound(): Response {
  const headers = { ...uncachedHeaders, 'Content-Type': 'text/plain; charset=utf-8' };
  return new Response('Not found\n', { status: 404, headers });
}

/**
 * Builds a route's headers: those of its loader, with the tags of layout and page. Failures are not
 * cached.
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
