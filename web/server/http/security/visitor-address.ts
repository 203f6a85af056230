import type { IncomingMessage } from 'node:http';

/**
 * Returns the address of a request as Express computes it for the same `TRUST_PROXY`: with that
 * many trusted proxies, the address that the outermost one saw.
 */
export function findVisitorAddress({ socket, headers }: IncomingMessage, proxies: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  const hops = [
    socket.remoteAddress ?? '',
    ...forwarded
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .reverse(),
  ];
  return hops[Math.min(proxies, hops.length - 1)] ?? '';
}
