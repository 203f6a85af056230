import type { IncomingMessage } from 'node:http';
import { canonicalAddress } from '../../../app/i18n/paths/canonical-address';
import { withoutQuery } from '../../log';
import { rememberByPath } from '../remember-by-path';

/** Why a request is refused before it is read. */
export type EarlyAnswer =
  | { readonly status: 400 | 405 | 411 | 413 | 414 }
  | { readonly status: 301; readonly location: string };

const longestUrl = 2048;
/** Far above what any form takes: such a body is not even read to its end. */
const largestBody = 32 * 1024 * 1024;

export const allowedMethods: readonly string[] = ['GET', 'HEAD', 'POST'];

/** The answer to a request that must not go further as it stands; null when it may (ROUTE-7, ROUTE-9). */
export function checkAddress({
  method = '',
  url = '',
  headers,
  rawHeaders,
}: IncomingMessage): EarlyAnswer | null {
  if (!allowedMethods.includes(method)) return { status: 405 };
  if (url.length > longestUrl) return { status: 414 };
  if (!isReadable(url)) return { status: 400 };
  if (countHosts(rawHeaders) > 1) return { status: 400 };
  // Doubled slashes are put right below; with a body nothing is, and `//x` would be a host.
  if (method === 'POST' && url.startsWith('//')) return { status: 400 };
  if (method === 'POST') return checkBody(headers);
  const location = findCanonical(url);
  return location === null ? null : { status: 301, location: toHeaderText(location) };
}

function checkBody(headers: IncomingMessage['headers']): EarlyAnswer | null {
  const length = headers['content-length'];
  if (length === undefined) return { status: 411 };
  return Number(length) > largestBody ? { status: 413 } : null;
}

/** Two of them are read differently by proxies and servers (RFC 9112, 3.2). */
function countHosts(rawHeaders: readonly string[]): number {
  return rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length;
}

const isReadable = rememberByPath((url) => url.startsWith('/') && isDecodable(withoutQuery(url)));
const findCanonical = rememberByPath(canonicalAddress);

/** Browsers take `\` for `/` in a redirect, and control characters have no place in a path. */
function isDecodable(path: string): boolean {
  try {
    return !/[\p{Cc}\\]/u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

function toHeaderText(location: string): string {
  return location.replace(/[^\x21-\x7e]/g, encodeURIComponent);
}
