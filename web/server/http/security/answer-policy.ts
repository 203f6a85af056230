import type { IncomingMessage } from 'node:http';
import { withoutQuery } from '../../log';
import { isOwnerPath } from '../owner-path';
import { buildPageKey, isPrivate } from '../page-key';
import { retryAfterSeconds, type ErrorKind } from '../error-page';

/**
 * Cookie of previews: an editor's pages are private and never cached. An owner sees the same public
 * pages as everybody; the portal has its own addresses (docs/decisions/0078).
 */
const personalCookie = /(?:^|;\s*)site_preview=/;

export function findSharedKey({
  method,
  url,
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (headers.authorization !== undefined) return null;
  if (headers.cookie !== undefined && personalCookie.test(headers.cookie)) return null;
  return buildPageKey(url ?? '/');
}

/**
 * Builds the cache headers of shared pages, in place of those of their route (`cacheHeaders`).
 * Browsers revalidate each time; a CDN may keep a page as long as this cache does.
 */
export function buildSharedCacheHeaders(freshSeconds: number): Record<string, string> {
  const stale = freshSeconds * 10;
  return {
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'CDN-Cache-Control': `max-age=${freshSeconds}, stale-while-revalidate=${stale}, stale-if-error=86400`,
  };
}

/**
 * Builds headers that forbid caching and indexing for previews, links in mails, the login and the
 * portal, including their redirects and errors. Login and portal embed no other site, so they can
 * be isolated; public pages show videos, tours and street view.
 */
export function buildPrivateHeaders({ url }: Pick<IncomingMessage, 'url'>): Record<string, string> {
  const path = withoutQuery(url ?? '/');
  return {
    ...(isPrivate(path) && { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }),
    ...(isOwnerPath(path) && { 'Cross-Origin-Embedder-Policy': 'credentialless' }),
  };
}

export function buildRetryHeaders(status: number): Record<string, string> {
  return isAway(status) ? { 'Retry-After': String(retryAfterSeconds) } : {};
}

/**
 * Returns the reason for a static error page; null if the response is sent as it is. It replaces
 * responses that say the CMS is unavailable, and data where a browser expects a page.
 */
export function findErrorKind(
  request: IncomingMessage,
  status: number,
  type: string,
): ErrorKind | null {
  const isHtml = type.startsWith('text/html');
  const wantsPage = request.headers.accept?.includes('text/html') ?? false;
  if (status < 500 || !(isHtml || wantsPage)) return null;
  if (isAway(status)) return 'unavailable';
  return isHtml ? null : 'unexpected';
}

function isAway(status: number): boolean {
  return status === 502 || status === 503 || status === 504;
}
