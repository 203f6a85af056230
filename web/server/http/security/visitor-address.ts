import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

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

/** Returns the key of a client: an IPv4 address, or the 64-bit network of an IPv6 address. */
export function buildClientKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  const [plain = ''] = address.split('%');
  return isIPv6(plain) ? `${expandGroups(plain).slice(0, 4).join(':')}::/64` : address;
}

function expandGroups(address: string): string[] {
  // Canonical form: without leading zeros and with `::` for the longest run.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [left = '', right] = written.split('::');
  const before = left === '' ? [] : left.split(':');
  const after = right === undefined || right === '' ? [] : right.split(':');
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after];
}
