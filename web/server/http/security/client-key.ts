import { isIPv4, isIPv6 } from 'node:net';

/** Who an address belongs to: an IPv4 address is one client, and so is an IPv6 network of 64 bits. */
export function buildClientKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  const [plain = ''] = address.split('%');
  return isIPv6(plain) ? `${expandGroups(plain).slice(0, 4).join(':')}::/64` : address;
}

function expandGroups(address: string): string[] {
  // In the one way of writing it, without leading zeros and with `::` for the longest run.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [left = '', right] = written.split('::');
  const before = left === '' ? [] : left.split(':');
  const after = right === undefined || right === '' ? [] : right.split(':');
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after];
}
