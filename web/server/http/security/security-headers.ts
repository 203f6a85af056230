import { reportingHeaders } from './browser-reports';
import { htmlPolicy } from '../../../app/lib/dom/parse-html';

export interface SecuritySettings {
  readonly siteUrl: string;
  /** Address of the CMS for editors; it may show previews in a frame. */
  readonly cmsUrl: string;
  readonly mediaUrl?: string | undefined;
}

export interface PagePolicy {
  readonly mapTiles?: string | undefined;
  /** Further hosts that a frame may show, beside the two video players; settings of the CMS. */
  readonly frameHosts?: string | undefined;
  readonly thirdParties?: string | undefined;
  /** SHA-256 in Base64 of the one style element, an editor's own CSS. */
  readonly styleHash?: string | undefined;
  /** Nonce of the inline scripts by which React hydrates a page; such pages are not cached. */
  readonly scriptNonce?: string | undefined;
  readonly isFramedByCms?: boolean;
  /** True if its scripts write HTML themselves, as Leaflet does. */
  readonly writesHtml?: boolean;
}

/**
 * Builds the headers of files that pages load (script, style, font). The other security headers
 * concern documents only and would add weight to every file.
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
 * Builds the Content-Security-Policy of a page. It depends on settings only, not on the content:
 * public pages have no inline script. Their scripts write HTML only through the Trusted Types
 * policy of `app/lib/dom/parse-html.ts`, except where React runs the whole page, where third-party
 * services may load, and where Leaflet draws.
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
    // Videos, tours and street view; nothing is loaded there before the visitor asks for it.
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

type Sources = Readonly<Record<'script' | 'connect' | 'img' | 'frame', string>>;

const tagManager = 'https://www.googletagmanager.com';
const measuring = 'https://*.google-analytics.com https://*.analytics.google.com';
const ads = 'https://www.googleadservices.com https://googleads.g.doubleclick.net';
const google = 'https://www.google.com';
const tagAndMeasuring = `${tagManager} ${measuring}`;
const everyAd = `${tagManager} ${ads} ${google} https://pagead2.googlesyndication.com`;

const sources: Readonly<Record<string, Partial<Sources>>> = {
  tagManager: { script: tagManager, connect: tagAndMeasuring, img: tagAndMeasuring },
  analytics: { script: tagManager, connect: tagAndMeasuring, img: tagAndMeasuring },
  ads: {
    script: `${tagManager} ${ads} ${google}`,
    connect: everyAd,
    img: everyAd,
    frame: `${tagManager} https://td.doubleclick.net`,
  },
  socialPixel: {
    script: 'https://connect.facebook.net',
    connect: 'https://www.facebook.com https://connect.facebook.net',
    img: 'https://www.facebook.com',
  },
};

/**
 * Lists the hosts of the named services for a page's policy; unknown names are ignored. Consent in
 * the browser decides what is loaded.
 */
export function listThirdPartySources(names = ''): Sources {
  const found = names.split(' ').flatMap((name) => sources[name] ?? []);
  const join = (kind: keyof Sources) => {
    const hosts = new Set(found.flatMap((service) => service[kind]?.split(' ') ?? []));
    return [...hosts].map((host) => ` ${host}`).join('');
  };
  return {
    script: join('script'),
    connect: join('connect'),
    img: join('img'),
    frame: join('frame'),
  };
}
