import { listAllowedServices, signalsOf, isServiceAllowed } from '../choice/consent-signals';
import type { Consent } from '../../../lib/web/consent';
import type { Service, ServiceIds } from '../consent-view';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const google = 'https://www.googletagmanager.com';
/** Time that a tag waits for the choice, in milliseconds. */
const waitForUpdate = 500;
/** Thirteen months, as in the list of cookies. */
const analyticsSeconds = 395 * 24 * 3600;

export class ThirdParties {
  readonly #loaded = new Set<Service>();
  #signals: string | null = null;
  #pixel: Pixel | null = null;
  #viewed: string | null = null;

  constructor(private readonly ids: ServiceIds) {
    const { tagManager, analytics, ads } = ids;
    if (!tagManager && !analytics && !ads) return;
    window.dataLayer = window.dataLayer ?? [];
    gtag('consent', 'default', { ...signalsOf(null), wait_for_update: waitForUpdate });
    this.#signals = JSON.stringify(signalsOf(null));
  }

  get isRunning(): boolean {
    return this.#loaded.size > 0;
  }

  /**
   * Applies a choice: first the signals, then the allowed scripts, then this page's view. Returns
   * true if something runs that is no longer allowed: its cookies are deleted and the page must be
   * reloaded.
   */
  apply(consent: Consent | null): boolean {
    const allowed = listAllowedServices(this.ids, consent);
    const signals = signalsOf(consent);
    if (this.#signals !== null && this.#signals !== JSON.stringify(signals)) {
      this.#signals = JSON.stringify(signals);
      gtag('consent', 'update', signals);
    }
    const isWithdrawn = [...this.#loaded].some((service) => !allowed.includes(service));
    if (isWithdrawn && !allowed.includes('socialPixel')) this.#pixel?.('consent', 'revoke');
    removeUnwantedCookies(consent);
    if (isWithdrawn) return true;
    const fresh = allowed.filter((service) => !this.#loaded.has(service));
    for (const service of fresh) this.#load(service);
    // A newly loaded service has not yet received this page.
    const page = location.pathname + location.search;
    const isNewPage = this.#viewed !== page;
    this.#viewed = page;
    for (const service of isNewPage ? allowed : fresh) this.#view(service);
    return false;
  }

  #load(service: Service): void {
    const id = this.ids[service] ?? '';
    const hasTag = this.#loaded.has('analytics') || this.#loaded.has('ads');
    this.#loaded.add(service);
    if (service === 'socialPixel') {
      this.#pixel = openPixel(id);
      return;
    }
    if (service === 'tagManager') {
      window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
      loadScript(`${google}/gtm.js?id=${encodeURIComponent(id)}`);
      return;
    }
    if (!hasTag) gtag('js', new Date());
    const address = { page_location: pageAddress() };
    if (service === 'ads') gtag('config', id, address);
    else
      gtag('config', id, { ...address, send_page_view: false, cookie_expires: analyticsSeconds });
    loadScript(`${google}/gtag/js?id=${encodeURIComponent(id)}`);
  }

  /** Sends a page view, without what the visitor typed or searched for. */
  #view(service: Service): void {
    const page = { page_location: pageAddress(), page_title: document.title };
    if (service === 'tagManager') window.dataLayer?.push({ event: 'page_view', ...page });
    if (service === 'socialPixel') this.#pixel?.('track', 'PageView');
    if (service === 'analytics') {
      gtag('event', 'page_view', { ...page, send_to: this.ids.analytics });
    }
  }
}

function pageAddress(): string {
  return location.origin + location.pathname;
}

/** Google's tags need the arguments object, not an array. */
function gtag(..._given: unknown[]): void {
  // eslint-disable-next-line prefer-rest-params
  window.dataLayer?.push(arguments);
}

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
function removeUnwantedCookies(consent: Consent | null): void {
  for (const name of listUnwantedCookies(document.cookie, consent)) {
    const gone = `${name}=; Path=/; Max-Age=0`;
    document.cookie = gone;
    for (const domain of listCookieDomains(location.hostname)) {
      document.cookie = `${gone}; Domain=${domain}`;
    }
  }
}

/** Loads a service's script; ignores failures, which do not concern the page. */
export function loadScript(address: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}

const source = 'https://connect.facebook.net/en_US/fbevents.js';

/** The pixel's function; calls are queued until its script has loaded. */
type Pixel = (...sent: unknown[]) => void;

interface PixelQueue extends Pixel {
  queue: unknown[];
  callMethod?: Pixel;
  push: Pixel;
  loaded: boolean;
  version: string;
  /** Otherwise it reports every address the visitor navigates to, private ones included. */
  disablePushState: boolean;
}

declare global {
  interface Window {
    fbq?: PixelQueue;
    _fbq?: PixelQueue;
  }
}

/** Loads the social pixel with this id; call only after consent. */
function openPixel(id: string): Pixel {
  const pixel: PixelQueue = Object.assign(
    (...sent: unknown[]) => {
      if (pixel.callMethod) pixel.callMethod(...sent);
      else pixel.queue.push(sent);
    },
    {
      queue: [],
      loaded: true,
      version: '2.0',
      disablePushState: true,
      push: (...sent: unknown[]) => pixel(...sent),
    },
  );
  window.fbq = pixel;
  window._fbq = pixel;
  pixel('consent', 'grant');
  pixel('init', id);
  loadScript(source);
  return pixel;
}
