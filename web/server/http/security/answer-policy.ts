import type { IncomingMessage } from 'node:http';
import { withoutQuery } from '../../log';
import { isOwnerPath } from '../owner-path';
import { buildPageKey, isPrivate } from '../page-key';
import { retryAfterSeconds, type ErrorKind } from '../error-page';

/**
 * The cookie of previews: what an editor sees is theirs alone and never cached. An owner sees the
 * same public pages as everybody, and the portal has addresses of its own (docs/decisions/0078).
 */
const personalCookie = /(?:^|;\s*)site_preview=/;

/** The key under which a request may be answered from the cache; null when it is somebody's own. */
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

/** Browsers ask each time and get a 304; a CDN may keep a page as long as this cache does. */
export function buildSharedCacheHeaders(freshSeconds: number): Record<string, string> {
  const stale = freshSeconds * 10;
  return {
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'CDN-Cache-Control': `max-age=${freshSeconds}, stale-while-revalidate=${stale}, stale-if-error=86400`,
  };
}

/**
 * ROUTE-11, FORM-9, OWN-1: nobody keeps or lists what a preview, a link in a mail, the login or the
 * portal answers, its redirects and failures neither. Login and portal show nothing of others in
 * frames, so that they can be isolated; public pages show videos, tours and street view.
 */
export function buildPrivateHeaders({ url }: IncomingMessage): Record<string, string> {
  const path = withoutQuery(url ?? '/');
  return {
    ...(isPrivate(path) && { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }),
    ...(isOwnerPath(path) && { 'Cross-Origin-Embedder-Policy': 'credentialless' }),
  };
}

/** `Retry-After` where the status says that something behind the site is away. */
export function buildRetryHeaders(status: number): Record<string, string> {
  return isAway(status) ? { 'Retry-After': String(retryAfterSeconds) } : {};
}

/**
 * Whether a static page is sent instead of a failure: for one that says the CMS is away, and where
 * a browser that wants a page would be shown data.
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
