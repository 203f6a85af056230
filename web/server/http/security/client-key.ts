import { isIPv4, isIPv6 } from 'node:net';

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
