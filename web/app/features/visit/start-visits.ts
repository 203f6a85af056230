import type { Consent } from '../../lib/consent';
import { whenShown } from '../../lib/when-shown';
import { sendVisit } from './send-visit';

/** Calls with the choice that holds on the page, now and whenever it or the page may have changed. */
type WatchConsent = (listener: (consent: Consent | null) => void) => void;

/**
 * OWN-6: counts a view of a listing's page once statistics are allowed, be it while the page is
 * open. A page that comes back from the browser's memory is a view of its own, like one that is
 * loaded anew; the CMS counts one in half an hour.
 */
export function startVisits(watchConsent: WatchConsent): void {
  let viewed: string | null = null;
  let view = new AbortController();
  const watchListing = (listing: string | null) => {
    if (listing === viewed) return;
    view.abort();
    viewed = listing;
    if (listing === null) return;
    view = new AbortController();
    void sendVisit(listing, view.signal);
  };
  whenShown(() => {
    window.addEventListener('pagehide', () => watchListing(null));
    watchConsent((consent) => watchListing(consent?.analytical ? findListing() : null));
  });
}

/** The listing whose page this is; null for other pages and for previews. */
function findListing(): string | null {
  return document.querySelector<HTMLElement>('[data-visit]')?.dataset.visit ?? null;
}
