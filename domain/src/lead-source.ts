import { findPortal } from './portals';

/** Ways to the site or the listing of a lead's sender; `unknown` includes typed addresses. */
export const leadChannels = [
  ...(['portal', 'campaign', 'saved-search', 'website', 'mail', 'unknown'] as const),
] as const;
export type LeadChannel = (typeof leadChannels)[number];

/** Fragment of links to listings in alert mails; the server and the page cache do not see it. */
export const savedSearchMark = 'saved-search';

const measured = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];

/** Click ids of advertisements, with the service that adds them. */
const clickIds: Readonly<Record<string, string>> = {
  gclid: 'google',
  gbraid: 'google',
  wbraid: 'google',
  dclid: 'google',
  msclkid: 'bing',
  fbclid: 'facebook',
  li_fat_id: 'linkedin',
  ttclid: 'tiktok',
  twclid: 'x',
};

const longestValue = 150;
const longestPath = 300;

/** Known facts of the visit that led to a lead. */
export interface VisitSource {
  /** Path of the page with the form. */
  page: string | null;
  /** Path of the first page of the visit. */
  entryPage: string | null;
  /** Host of the site that linked to the first page. */
  referrer: string | null;
  savedSearch: boolean;
  campaign: Readonly<Record<string, string>>;
}

/**
 * Returns the campaign parameters of an address that the visitor's consent covers: `utm_*` needs
 * statistics or marketing, click ids need marketing.
 */
export function pickCampaign(
  query: URLSearchParams,
  consent: { readonly analytical: boolean; readonly marketing: boolean } | null,
): Record<string, string> {
  const allowed = [
    ...(consent?.analytical || consent?.marketing ? measured : []),
    ...(consent?.marketing ? Object.keys(clickIds) : []),
  ];
  return Object.fromEntries(
    allowed.flatMap((name) => {
      const value = cleanValue(query.get(name) ?? '');
      return value ? [[name, value]] : [];
    }),
  );
}

/** Returns the path of an address without its query, at most 300 characters; null if it has none. */
export function cleanPath(address: string): string | null {
  if (!address.startsWith('/') || !URL.canParse(address, 'http://site.invalid')) return null;
  const { pathname } = new URL(address, 'http://site.invalid');
  return pathname.slice(0, longestPath);
}

/** Returns the host of an address, without `www.`; null for anything else or an own host. */
export function findReferrer(address: string, ownHost: string): string | null {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) return null;
  const { hostname } = new URL(address);
  const host = hostname.replace(/^www\./, '');
  return host === '' || host.length > 100 || host === ownHost.replace(/^www\./, '') ? null : host;
}

/** Names the source of a lead for lists and reports: `immoweb`, `newsletter`, `example.org`. */
export function nameSource({ campaign, savedSearch, referrer }: VisitSource): {
  channel: LeadChannel;
  source: string | null;
} {
  if (savedSearch) return { channel: 'saved-search', source: null };
  const [click] = Object.keys(campaign).flatMap((name) => clickIds[name] ?? []);
  const source = campaign.utm_source?.toLowerCase() ?? click;
  if (source) return { channel: 'campaign', source };
  if (!referrer) return { channel: 'unknown', source: null };
  const portal = findPortal(referrer);
  return portal ? { channel: 'portal', source: portal } : { channel: 'website', source: referrer };
}

function cleanValue(value: string): string {
  return value.slice(0, longestValue).replace(/\p{C}/gu, ' ').trim();
}
