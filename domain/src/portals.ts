/** Portals that advertise listings of agencies, with the domains of their sites and mails. */
const portals: Readonly<Record<string, { name: string; domains: readonly string[] }>> = {
  immoweb: { name: 'Immoweb', domains: ['immoweb.be'] },
  zimmo: { name: 'Zimmo', domains: ['zimmo.be'] },
  immovlan: { name: 'Immovlan', domains: ['immovlan.be', 'immo.vlan.be'] },
  'logic-immo': { name: 'Logic-Immo', domains: ['logic-immo.be'] },
  athome: { name: 'atHome', domains: ['athome.lu'] },
  immotop: { name: 'Immotop', domains: ['immotop.lu'] },
};

/** Returns the key of the portal that a host or a domain of a mail belongs to; null for others. */
export function findPortal(host: string): string | null {
  const lower = host.toLowerCase();
  const isOf = (domain: string) => lower === domain || lower.endsWith(`.${domain}`);
  const found = Object.entries(portals).find(([, { domains }]) => domains.some(isOf));
  return found?.[0] ?? null;
}

/** Returns the name of a portal; other sources are their own name. */
export function namePortal(key: string): string {
  return portals[key]?.name ?? key;
}
