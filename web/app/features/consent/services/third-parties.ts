import { listAllowedServices, signalsOf } from '../choice/consent-signals';
import type { Consent } from '../../../lib/web/consent';
import type { Service, ServiceIds } from '../consent-view';
import { removeUnwantedCookies } from './foreign-cookies';
import { loadScript } from './load-script';
import { openPixel, type Pixel } from './social-pixel';

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
