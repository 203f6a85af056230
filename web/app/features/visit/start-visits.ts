import type { Consent } from '../../lib/web/consent';
import { whenShown } from '../../lib/dom/after-paint';

/** Calls the listener with the current choice, now and whenever it or the page may have changed. */
type WatchConsent = (listener: (consent: Consent | null) => void) => void;

/**
 * Counts a view of a listing's page once statistics are allowed, even after it was opened. A page
 * from the back/forward cache counts like a reloaded one; the CMS counts one view per half hour.
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

/** Returns the listing of this page; null for other pages and previews. */
function findListing(): string | null {
  return document.querySelector<HTMLElement>('[data-visit]')?.dataset.visit ?? null;
}

const fallbackSeconds = 10;

/**
 * Reports a view of a listing. Retries once after a 503 while the page is still open; other
 * failures are ignored.
 */
async function sendVisit(listing: string, view: AbortSignal): Promise<void> {
  const answer = await post(listing);
  if (answer?.status !== 503 || view.aborted) return;
  const seconds = Number(answer.headers.get('Retry-After')) || fallbackSeconds;
  const timer = setTimeout(() => void post(listing), seconds * 1000);
  view.addEventListener('abort', () => clearTimeout(timer));
}

/** `keepalive` delivers it even if the visitor leaves immediately. */
async function post(listing: string): Promise<Response | null> {
  return fetch('/visits', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ listing }),
    keepalive: true,
  }).catch(() => null);
}
