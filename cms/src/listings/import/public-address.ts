import { BlockList, isIP } from 'node:net';

/**
 * Address blocks that do not lead to a host on the internet: those that IANA's registries do not
 * call globally reachable, and multicast. Source: IPv4 and IPv6 Special-Purpose Address Registries
 * (RFC 6890) and IPv6 Address Space, as updated on 2025-10-09
 * (https://www.iana.org/assignments/iana-ipv4-special-registry and `iana-ipv6-special-registry`).
 * The anycast services inside 192.0.0.0/24 and 2001::/23 are reachable, but none is a web server.
 */
const specialBlocks = {
  ipv4: [
    // This network
    '0.0.0.0/8',
    // Private use
    '10.0.0.0/8',
    // Shared address space of providers
    '100.64.0.0/10',
    // Loopback
    '127.0.0.0/8',
    // Link local
    '169.254.0.0/16',
    // Private use
    '172.16.0.0/12',
    // IETF protocol assignments
    '192.0.0.0/24',
    // Documentation
    '192.0.2.0/24',
    // 6to4 relays, deprecated
    '192.88.99.0/24',
    // Private use
    '192.168.0.0/16',
    // Benchmarking
    '198.18.0.0/15',
    // Documentation
    '198.51.100.0/24',
    '203.0.113.0/24',
    // Multicast
    '224.0.0.0/4',
    // Reserved, and limited broadcast
    '240.0.0.0/4',
  ],
  /** Blocks within global unicast; everything outside of it is refused anyway. */
  ipv6: [
    // IETF protocol assignments: Teredo, benchmarking, ORCHID
    '2001::/23',
    // Documentation
    '2001:db8::/32',
    // 6to4: the tunnel leads to the embedded IPv4 address
    '2002::/16',
    // Documentation
    '3fff::/20',
  ],
} as const;

/** The only IPv6 block of global unicast addresses. */
const globalUnicast = '2000::/3';

/** Addresses that a translator (NAT64, RFC 6052) maps to the IPv4 address in their last 32 bits. */
const translated = '64:ff9b::/96';

// One list per family, because a rule for IPv6 also matches IPv4 addresses, as mapped ones.
const specialIpv4 = buildList('ipv4', specialBlocks.ipv4);
const specialIpv6 = buildList('ipv6', specialBlocks.ipv6);
const globalIpv6 = buildList('ipv6', [globalUnicast]);
const translatedIpv6 = buildList('ipv6', [translated]);

/** Reports whether a numeric address is on the internet, not on this machine or its network. */
export function isPublicIp(ip: string): boolean {
  const family = isIP(ip);
  if (family === 4) return !specialIpv4.check(ip, 'ipv4');
  // A zone (`fe80::1%eth0`) only exists on the network of this machine.
  if (family !== 6 || ip.includes('%')) return false;
  if (translatedIpv6.check(ip, 'ipv6')) return isPublicIp(readLastBits(ip));
  return globalIpv6.check(ip, 'ipv6') && !specialIpv6.check(ip, 'ipv6');
}

function buildList(family: 'ipv4' | 'ipv6', blocks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const block of blocks) {
    const [address = '', prefix] = block.split('/');
    list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

/** Returns the last 32 bits of an IPv6 address as an IPv4 address. */
function readLastBits(ip: string): string {
  // The URL parser writes every address in its shortest hexadecimal form.
  const groups =
    new URL(`http://[${ip}]`).hostname.slice(1, -1).split('::').pop()?.split(':') ?? [];
  const [high = 0, low = 0] = ['0', '0', ...groups]
    .slice(-2)
    .map((group) => parseInt(group || '0', 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}
