import { BlockList, isIP } from 'node:net';
import { globalUnicast, specialBlocks, translated } from './special-purpose-addresses';

// One list for each family: a rule for IPv6 also applies to IPv4 addresses, as mapped ones.
const specialIpv4 = buildList('ipv4', specialBlocks.ipv4);
const specialIpv6 = buildList('ipv6', specialBlocks.ipv6);
const globalIpv6 = buildList('ipv6', [globalUnicast]);
const translatedIpv6 = buildList('ipv6', [translated]);

/** Reports whether a numeric address is one of the internet, not of this machine or its network. */
export function isPublicIp(ip: string): boolean {
  const family = isIP(ip);
  if (family === 4) return !specialIpv4.check(ip, 'ipv4');
  // A zone (`fe80::1%eth0`) exists only on the network of this machine.
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
  // The parser of URLs writes every address in its shortest hexadecimal form.
  const groups =
    new URL(`http://[${ip}]`).hostname.slice(1, -1).split('::').pop()?.split(':') ?? [];
  const [high = 0, low = 0] = ['0', '0', ...groups]
    .slice(-2)
    .map((group) => parseInt(group || '0', 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}
