/**
 * Address blocks whose addresses do not lead to a host of the internet: those that IANA's registries
 * do not call globally reachable, and multicast. Source: IPv4 and IPv6 Special-Purpose Address
 * Registries (RFC 6890) and IPv6 Address Space, as updated on 2025-10-09
 * (https://www.iana.org/assignments/iana-ipv4-special-registry and `iana-ipv6-special-registry`).
 * The anycast services inside 192.0.0.0/24 and 2001::/23 are reachable, but none is a web server.
 */
export const specialBlocks = {
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
  /** Blocks within global unicast; all outside of it is refused anyway. */
  ipv6: [
    // IETF protocol assignments: Teredo, benchmarking, ORCHID
    '2001::/23',
    // Documentation
    '2001:db8::/32',
    // 6to4: the tunnel leads to the IPv4 address inside
    '2002::/16',
    // Documentation
    '3fff::/20',
  ],
} as const;

/** The only IPv6 block of global unicast addresses. */
export const globalUnicast = '2000::/3';

/** Addresses that a translator (NAT64, RFC 6052) replaces by the IPv4 address in their last 32 bits. */
export const translated = '64:ff9b::/96';
