import type { IncomingMessage } from 'node:http';

/**
 * The address a request comes from, as Express says it for the same `TRUST_PROXY`: behind that many
 * proxies of our own, the one that the outermost of them saw.
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
