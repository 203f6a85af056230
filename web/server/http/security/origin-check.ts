import type { IncomingMessage } from 'node:http';

/**
 * Whether a request that changes something comes from this site: by `Origin`, else by
 * `Sec-Fetch-Site`. One with neither does not come from a page in a browser and cannot be forged
 * by one. `Origin: null` is never ours.
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
