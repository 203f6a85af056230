import { reportingHeaders } from './browser-reports';
import { htmlPolicy } from '../../../app/lib/dom/parse-html';
import { listThirdPartySources } from './third-party-sources';

/** What the headers depend on. */
export interface SecuritySettings {
  /** The site's own origin; https switches HSTS on. */
  readonly siteUrl: string;
  /** The CMS as editors reach it: it may show previews in a frame (ROUTE-11). */
  readonly cmsUrl: string;
  /** Where uploads are when they are not the site's own. */
  readonly mediaUrl?: string | undefined;
}

/** What the policy of one page depends on beside the settings. */
export interface PagePolicy {
  /** Where a map's tiles come from; a setting of the CMS. */
  readonly mapTiles?: string | undefined;
  /** Which other hosts a frame may show, beside the two players; settings of the CMS. */
  readonly frameHosts?: string | undefined;
  /** Names of the services with an id (CONSENT-4). */
  readonly thirdParties?: string | undefined;
  /** SHA-256 in Base64 of the one style element: an editor's own CSS (MENU-8). */
  readonly styleHash?: string | undefined;
  /** Of the inline scripts by which React takes over a whole page, which nobody keeps. */
  readonly scriptNonce?: string | undefined;
  /** Whether the CMS shows it in a frame (ROUTE-11). */
  readonly isFramedByCms?: boolean;
  /** Whether its scripts write HTML themselves: Leaflet does. */
  readonly writesHtml?: boolean;
}

/**
 * The headers of files that pages load (script, style, font). The other security headers say how a
 * browser treats a document; a phone would receive them with every file of a page for nothing.
 */
export function buildFileHeaders({ siteUrl }: SecuritySettings): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(siteUrl.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    }),
  };
}

/** The headers that every other answer carries. */
export function buildSecurityHeaders(settings: SecuritySettings): Record<string, string> {
  return {
    ...buildFileHeaders(settings),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'X-DNS-Prefetch-Control': 'off',
    ...reportingHeaders,
    'X-Permitted-Cross-Domain-Policies': 'none',
    'Permissions-Policy':
      'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  };
}

/**
 * The Content-Security-Policy of a page. It follows from settings alone, not from what was rendered:
 * public pages have no inline script. Their scripts write HTML only through the policy of
 * `app/lib/dom/parse-html.ts` (Trusted Types); not so where React runs the whole page, where services of
 * others may load, and where Leaflet draws.
 */
export function buildContentSecurityPolicy(
  { siteUrl, cmsUrl, mediaUrl }: SecuritySettings,
  page: PagePolicy = {},
): string {
  const { mapTiles, frameHosts, thirdParties, styleHash, scriptNonce } = page;
  const tiles = mapTiles === undefined ? '' : ` ${mapTiles}`;
  const frames = frameHosts === undefined ? '' : ` ${frameHosts}`;
  const media = mediaUrl === undefined ? '' : ` ${mediaUrl}`;
  const services = listThirdPartySources(thirdParties);
  return [
    "default-src 'self'",
    "base-uri 'self'",
    "object-src 'none'",
    "form-action 'self'",
    `frame-ancestors 'self'${page.isFramedByCms ? ` ${cmsUrl}` : ''}`,
    `img-src 'self' data:${media}${tiles}${services.img}`,
    // Videos, tours and street view; nothing is loaded there before the visitor asks (RULE-8).
    `frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com${frames}${services.frame}`,
    `media-src 'self'${media}`,
    `script-src 'self'${scriptNonce ? ` 'nonce-${scriptNonce}'` : ''}${services.script}`,
    ...(services.connect ? [`connect-src 'self'${services.connect}`] : []),
    `style-src 'self'${styleHash ? ` 'sha256-${styleHash}'` : ''}`,
    "style-src-attr 'unsafe-inline'",
    ...(page.writesHtml || scriptNonce || services.script
      ? []
      : ["require-trusted-types-for 'script'", `trusted-types ${htmlPolicy}`]),
    'report-to site',
    ...(siteUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
