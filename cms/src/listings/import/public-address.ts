import { BlockList, isIP } from 'node:net';

/** What IANA's registries of special-purpose addresses do not call globally reachable. */
const internal = new BlockList();
const subnets = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'],
  ...['172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
  ...['::/127', '64:ff9b::/96', '64:ff9b:1::/48', '100::/64', '2001:db8::/32', '2002::/16'],
  ...['fc00::/7', 'fe80::/10', 'ff00::/8'],
];
for (const subnet of subnets) {
  const [address = '', prefix] = subnet.split('/');
  internal.addSubnet(address, Number(prefix), address.includes(':') ? 'ipv6' : 'ipv4');
}

/** Whether a numeric address is one of the internet, not of this machine or its network. */
export function isPublicIp(ip: string): boolean {
  return !internal.check(ip, isIP(ip) === 6 ? 'ipv6' : 'ipv4');
}
