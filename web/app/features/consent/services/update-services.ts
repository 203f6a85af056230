import { readValidConsent } from '../choice/consent-state';
import type { PageConsentView } from '../consent-view';
import { findConsentSlot } from '../find-consent-slot';
import type { ThirdParties } from './third-parties';

/** One for a document: what has been loaded stays until the next. */
let running: ThirdParties | null = null;

/**
 * CONSENT-4: lets the services with an id follow the choice and the pages. Their code is not even
 * loaded while no service has an id; where they may not run, a page on which they do loads anew.
 */
export async function updateServices(): Promise<void> {
  if (listServices() === null) {
    if (running?.isRunning) location.reload();
    return;
  }
  // A script that does not come is a service that does not load.
  const loaded = await import('./third-parties').catch(() => null);
  // The page may be another by now.
  const found = listServices();
  if (loaded === null || found === null) return;
  const { services, privatePaths, askedFrom } = found;
  if (running === null) leaveForPrivatePages(privatePaths);
  running ??= new loaded.ThirdParties(services);
  // LAW-6: a choice from before holds for nothing that may be new.
  if (running.apply(readValidConsent(askedFrom))) location.reload();
}

/** What may run on this page; null for nothing. */
function listServices() {
  const pageConsent: PageConsentView | undefined = findConsentSlot()?.pageConsent;
  if (!pageConsent || pageConsent.services === null) return null;
  const { services, privatePaths, askedFrom } = pageConsent;
  const isPrivate = privatePaths.some((path) => location.pathname.startsWith(path));
  return isPrivate ? null : { services, privatePaths, askedFrom };
}

/**
 * CONSENT-4: gives a link to one of these addresses a document of its own, in which no service runs:
 * what runs here would see an address that the router only writes over this one.
 */
function leaveForPrivatePages(privatePaths: readonly string[]): void {
  window.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === null || link.origin !== location.origin) return;
      if (privatePaths.some((path) => link.pathname.startsWith(path))) event.stopPropagation();
    },
    // Before the router hears of it.
    { capture: true },
  );
}
