import type { IncomingMessage } from 'node:http';

/**
 * Reports whether a request that changes data comes from this site: by `Origin`, otherwise by
 * `Sec-Fetch-Site`. A request with neither does not come from a page in a browser and cannot be
 * forged by one. `Origin: null` is always foreign.
 */
export function isOwnOrigin({ headers }: IncomingMessage, siteUrl: string): boolean {
  const { origin, host } = headers;
  if (origin !== undefined) return origin === siteUrl || isSameHost(origin, host);
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}

function isSameHost(origin: string, host: string | undefined): boolean {
  return host !== undefined && /^https?:\/\/([^/]+)$/.exec(origin)?.[1] === host;
}
