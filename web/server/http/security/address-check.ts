import type { IncomingMessage } from 'node:http';
import { canonicalAddress } from '../../../app/i18n/paths/canonical-address';
import { withoutQuery } from '../../log';
import { rememberByPath } from '../remember-by-path';

export type EarlyAnswer =
  | { readonly status: 400 | 405 | 411 | 413 | 414 }
  | { readonly status: 301; readonly location: string };

const longestUrl = 2048;
/** Far above the size of any form; a larger body is not read to its end. */
const largestBody = 32 * 1024 * 1024;

export const allowedMethods: readonly string[] = ['GET', 'HEAD', 'POST'];

/**
 * Returns the response to a request with an invalid address, method or size, or a redirect to the
 * normalised address; null if the request may proceed.
 */
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
  // A GET with doubled slashes is redirected below. A POST cannot be, and `//x` would name a host.
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

/** Proxies and servers interpret two of them differently (RFC 9112, 3.2). */
function countHosts(rawHeaders: readonly string[]): number {
  return rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length;
}

const isReadable = rememberByPath((url) => url.startsWith('/') && isDecodable(withoutQuery(url)));
const findCanonical = rememberByPath(canonicalAddress);

/** Browsers read `\` as `/` in a redirect, and control characters are not allowed in a path. */
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
