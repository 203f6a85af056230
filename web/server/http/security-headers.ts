import { createHash } from 'node:crypto';
import { reportingHeaders } from './browser-reports';
import { listThirdPartySources } from './third-party-sources';

/** What the headers depend on. */
export interface SecuritySettings {
  /** The site's own origin; https switches HSTS on. */
  readonly siteUrl: string;
  /** The CMS as editors reach it: it may show previews in a frame (ROUTE-11). */
  readonly cmsUrl: string;
  /** Where uploads are when they are not the site's own. */
  readonly mediaUrl?: string | undefined;
  /** Where a map's tiles come from; a setting of the CMS. */
  readonly mapTiles?: string | undefined;
  /** Which other hosts a frame may show, beside the two players; settings of the CMS. */
  readonly frameHosts?: string | undefined;
  /** Names of the services with an id (CONSENT-4). */
  readonly thirdParties?: string | undefined;
}

/** The headers that every answer carries. */
export function buildSecurityHeaders({ siteUrl }: SecuritySettings): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'X-DNS-Prefetch-Control': 'off',
    ...reportingHeaders,
    'X-Permitted-Cross-Domain-Policies': 'none',
    'Permissions-Policy':
      'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
    ...(siteUrl.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    }),
  };
}

/**
 * The Content-Security-Policy of one finished page: inline scripts and styles are allowed by the
 * hash of what they are, since a page that is served many times cannot carry a nonce.
 */
export function buildContentSecurityPolicy(
  html: string,
  { siteUrl, cmsUrl, mediaUrl, mapTiles, frameHosts, thirdParties }: SecuritySettings,
  isFramedByCms = false,
): string {
  const tiles = mapTiles === undefined ? '' : ` ${mapTiles}`;
  const frames = frameHosts === undefined ? '' : ` ${frameHosts}`;
  const media = mediaUrl === undefined ? '' : ` ${mediaUrl}`;
  const services = listThirdPartySources(thirdParties);
  return [
    "default-src 'self'",
    "base-uri 'self'",
    "object-src 'none'",
    "form-action 'self'",
    `frame-ancestors 'self'${isFramedByCms ? ` ${cmsUrl}` : ''}`,
    `img-src 'self' data:${media}${tiles}${services.img}`,
    // Videos, tours and street view; nothing is loaded there before the visitor asks (RULE-8).
    `frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com${frames}${services.frame}`,
    `media-src 'self'${media}`,
    `script-src 'self'${listHashes(html, scripts)}${services.script}`,
    ...(services.connect ? [`connect-src 'self'${services.connect}`] : []),
    `style-src 'self'${listHashes(html, styles)}`,
    "style-src-attr 'unsafe-inline'",
    'report-to site',
    ...(siteUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

const scripts = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const styles = /<style\b([^>]*)>([\s\S]*?)<\/style>/gi;
const isNotRun = /\ssrc=|\stype="(?!module"|text\/javascript")/i;

function listHashes(html: string, elements: RegExp): string {
  const hashes = new Set<string>();
  for (const [, attributes = '', content = ''] of html.matchAll(elements)) {
    if (content !== '' && !(elements === scripts && isNotRun.test(attributes))) {
      hashes.add(createHash('sha256').update(content).digest('base64'));
    }
  }
  return [...hashes].map((hash) => ` 'sha256-${hash}'`).join('');
}
