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
/** CONSENT-3: how long a tag waits for the choice, in milliseconds. */
const waitForUpdate = 500;
/** Thirteen months, as the list of cookies says. */
const analyticsSeconds = 395 * 24 * 3600;

/** CONSENT-3, CONSENT-4: what runs of the services on this document. */
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
   * Follows a choice: signals first, then the scripts it allows, then the view of this page. True
   * when something runs that is no longer allowed: then its cookies are gone and the page has to be
   * loaded anew.
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
    // What begins on a page has not been told of it yet.
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

  /** A page view, sent by the address without what a visitor typed or asked. */
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

/** Google's tags read the arguments themselves, not a list of them. */
function gtag(..._given: unknown[]): void {
  // eslint-disable-next-line prefer-rest-params
  window.dataLayer?.push(arguments);
}
