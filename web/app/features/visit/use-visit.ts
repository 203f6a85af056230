import { useEffect } from 'react';
import { sendVisit } from './send-visit';

/**
 * OWN-6: counts a view of a listing's page once statistics are allowed, be it while the page is
 * open. Null for what is no visit, such as a preview.
 */
export function useVisit(listing: string | null, isAllowed: boolean): void {
  useEffect(() => {
    if (listing === null || !isAllowed) return;
    const view = new AbortController();
    const send = () => void sendVisit(listing, view.signal);
    // A page that a browser made ahead is no visit until it is shown.
    if (!('prerendering' in document && document.prerendering)) send();
    else {
      document.addEventListener('prerenderingchange', send, { once: true, signal: view.signal });
    }
    return () => view.abort();
  }, [listing, isAllowed]);
}
