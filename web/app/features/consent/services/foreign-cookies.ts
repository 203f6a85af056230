import { isServiceAllowed } from '../choice/consent-signals';
import type { Consent } from '../../../lib/web/consent';
import type { Service } from '../consent-view';

const names: Record<Exclude<Service, 'tagManager'>, RegExp> = {
  analytics: /^(_ga|_gid|_gat|_dc_gtm_)/,
  ads: /^(_gcl_|_gac_|FPGCL)/,
  socialPixel: /^_fb[pc]$/,
};

/** Lists the services' cookies in this header that the choice does not allow. */
export function listUnwantedCookies(cookies: string, consent: Consent | null): string[] {
  const present = cookies.split(';').map((cookie) => cookie.split('=')[0]?.trim() ?? '');
  const unwanted = Object.entries(names)
    .filter(([service]) => !isServiceAllowed(service as Service, consent))
    .map(([, pattern]) => pattern);
  return present.filter((name) => unwanted.some((pattern) => pattern.test(name)));
}

/** Lists the host and its parent domains, where a service may have set a cookie. */
export function listCookieDomains(hostname: string): string[] {
  const parts = hostname.split('.');
  return parts.slice(0, -1).map((_, index) => parts.slice(index).join('.'));
}

/** Deletes the services' cookies that the choice does not allow. */
export function removeUnwantedCookies(consent: Consent | null): void {
  for (const name of listUnwantedCookies(document.cookie, consent)) {
    const gone = `${name}=; Path=/; Max-Age=0`;
    document.cookie = gone;
    for (const domain of listCookieDomains(location.hostname)) {
      document.cookie = `${gone}; Domain=${domain}`;
    }
  }
}
