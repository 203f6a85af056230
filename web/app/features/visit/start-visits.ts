import type { Consent } from '../../lib/web/consent';
import { whenShown } from '../../lib/dom/after-paint';

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

const fallbackSeconds = 10;

/**
 * OWN-6: reports to the site that somebody looks at a listing's page. Reported later when the site cannot
 * count it now (503), once and only while `view` goes on; nobody is told of a failure.
 */
async function sendVisit(listing: string, view: AbortSignal): Promise<void> {
  const answer = await post(listing);
  if (answer?.status !== 503 || view.aborted) return;
  const seconds = Number(answer.headers.get('Retry-After')) || fallbackSeconds;
  const timer = setTimeout(() => void post(listing), seconds * 1000);
  view.addEventListener('abort', () => clearTimeout(timer));
}

/** It reaches the site also when the visitor leaves at once. */
async function post(listing: string): Promise<Response | null> {
  return fetch('/visits', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ listing }),
    keepalive: true,
  }).catch(() => null);
}
