import { expect, test } from 'vitest';
import { isPublicIp } from './public-address';

/**
 * The first and last address of a block, and whether the addresses before and after it are public.
 */
type Block = [string, string, string, (string | null)?, (string | null)?];

const blocks: Block[] = [
  ['this network', '0.0.0.0', '0.255.255.255', null, '1.0.0.0'],
  ['private use', '10.0.0.0', '10.255.255.255', '9.255.255.255', '11.0.0.0'],
  ['shared by a provider', '100.64.0.0', '100.127.255.255', '100.63.255.255', '100.128.0.0'],
  ['loopback', '127.0.0.0', '127.255.255.255', '126.255.255.255', '128.0.0.0'],
  ['link local', '169.254.0.0', '169.254.255.255', '169.253.255.255', '169.255.0.0'],
  ['private use', '172.16.0.0', '172.31.255.255', '172.15.255.255', '172.32.0.0'],
  ['IETF protocols', '192.0.0.0', '192.0.0.255', '191.255.255.255', '192.0.1.0'],
  ['documentation', '192.0.2.0', '192.0.2.255', '192.0.1.255', '192.0.3.0'],
  ['6to4 relays', '192.88.99.0', '192.88.99.255', '192.88.98.255', '192.88.100.0'],
  ['private use', '192.168.0.0', '192.168.255.255', '192.167.255.255', '192.169.0.0'],
  ['benchmarking', '198.18.0.0', '198.19.255.255', '198.17.255.255', '198.20.0.0'],
  ['documentation', '198.51.100.0', '198.51.100.255', '198.51.99.255', '198.51.101.0'],
  ['documentation', '203.0.113.0', '203.0.113.255', '203.0.112.255', '203.0.114.0'],
  ['multicast', '224.0.0.0', '239.255.255.255', '223.255.255.255'],
  ['reserved', '240.0.0.0', '255.255.255.255'],
  ['unspecified and loopback', '::', '::1'],
  ['IPv4-compatible', '::', '::ffff:ffff'],
  ['IPv4-compatible', '::127.0.0.1', '::10.0.0.1'],
  ['IPv4-compatible', '::93.184.216.34', '::8.8.8.8'],
  ['IPv4-mapped', '::ffff:0:0', '::ffff:ffff:ffff'],
  ['IPv4-mapped', '::ffff:127.0.0.1', '::ffff:93.184.216.34'],
  ['NAT64 of this network', '64:ff9b::', '64:ff9b::ff:ffff', null, '64:ff9b::100:0'],
  [
    'NAT64 of private use',
    '64:ff9b::a00:0',
    '64:ff9b::aff:ffff',
    '64:ff9b::9ff:ffff',
    '64:ff9b::b00:0',
  ],
  [
    'NAT64 of loopback',
    '64:ff9b::127.0.0.0',
    '64:ff9b::127.255.255.255',
    '64:ff9b::126.255.255.255',
    '64:ff9b::128.0.0.0',
  ],
  ['NAT64 of link local', '64:ff9b::169.254.0.0', '64:ff9b::169.254.169.254'],
  ['outside of NAT64', '64:ff9a:ffff:ffff:ffff:ffff:ffff:ffff', '64:ff9b::1:0:0'],
  ['NAT64 of local use', '64:ff9b:1::', '64:ff9b:1:ffff:ffff:ffff:ffff:ffff'],
  ['NAT64 of local use', '64:ff9b:1::93.184.216.34', '64:ff9b:1::8.8.8.8'],
  ['discard only', '100::', '100::ffff:ffff:ffff:ffff'],
  ['dummy', '100:0:0:1::', '100:0:0:1:ffff:ffff:ffff:ffff'],
  ['unassigned', '1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '4000::', null, null],
  [
    'first and last of Teredo',
    '2001::',
    '2001:0:ffff:ffff:ffff:ffff:ffff:ffff',
    '2000:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
  ],
  ['benchmarking', '2001:2::', '2001:2:0:ffff:ffff:ffff:ffff:ffff'],
  ['ORCHID', '2001:10::', '2001:1f:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['IETF protocols', '2001::', '2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff', null, '2001:200::'],
  [
    'documentation',
    '2001:db8::',
    '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff',
    '2001:db7:ffff:ffff:ffff:ffff:ffff:ffff',
    '2001:db9::',
  ],
  [
    '6to4',
    '2002::',
    '2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
    '2001:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
    '2003::',
  ],
  ['6to4 of loopback and of a public address', '2002:7f00:1::', '2002:5db8:d822::1'],
  [
    'documentation',
    '3fff::',
    '3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff',
    '3ffe:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
    '3fff:1000::',
  ],
  ['segment routing', '5f00::', '5f00:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['unique local', 'fc00::', 'fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['link local', 'fe80::', 'febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['link local with a zone', 'fe80::1%eth0', '2606:2800:220:1::1%1'],
  ['site local', 'fec0::', 'feff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['site local', 'fec0::1', 'fec0::1'],
  ['multicast', 'ff00::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['no address', '', 'localhost'],
];

test.each(blocks)(
  'DATA-3 %s, %s to %s, is no address of the internet',
  (_, first, last, below, above) => {
    expect([first, last].filter(isPublicIp)).toEqual([]);
    const neighbours = [below, above].filter((ip) => typeof ip === 'string');
    expect(neighbours.filter((ip) => !isPublicIp(ip))).toEqual([]);
  },
);

test.each([
  '93.184.216.34',
  '8.8.8.8',
  '2606:2800:220:1::1',
  '2a00:1450:400e:80e::200e',
  '2000::',
  '64:ff9b::93.184.216.34',
  '64:ff9b::5db8:d822',
])('DATA-3 %s is an address of the internet', (ip) => expect(isPublicIp(ip)).toBe(true));

test.each([
  'http://0x7f.1/',
  'http://2130706433/',
  'http://017700000001/',
  'http://127.1/',
  'http://[::ffff:a00:1]/',
])(
  'DATA-3 the host of %s, as a parser of URLs writes it, is no address of the internet',
  (address) => {
    const { hostname } = new URL(address);
    expect(isPublicIp(hostname.replace(/^\[|\]$/g, ''))).toBe(false);
  },
);
