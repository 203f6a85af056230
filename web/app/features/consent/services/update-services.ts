import { readValidConsent } from '../choice/consent-state';
import type { PageConsentView } from '../consent-view';
import { findConsentSlot } from '../find-consent-slot';
import type { ThirdParties } from './third-parties';

/** One per document: loaded scripts stay until the next. */
let running: ThirdParties | null = null;

/**
 * Makes the configured services follow the choice and the page. Their code is not loaded while none
 * is configured; a page where they are not allowed reloads if they run.
 */
export async function updateServices(): Promise<void> {
  if (listServices() === null) {
    if (running?.isRunning) location.reload();
    return;
  }
  // A blocked script means that no service loads.
  const loaded = await import('./third-parties').catch(() => null);
  // The page may have changed meanwhile.
  const found = listServices();
  if (loaded === null || found === null) return;
  const { services, privatePaths, askedFrom } = found;
  if (running === null) leaveForPrivatePages(privatePaths);
  running ??= new loaded.ThirdParties(services);
  // A choice made on older texts does not cover new services.
  if (running.apply(readValidConsent(askedFrom))) location.reload();
}

/** Returns what may run on this page; null for nothing. */
function listServices() {
  const pageConsent: PageConsentView | undefined = findConsentSlot()?.pageConsent;
  if (!pageConsent || pageConsent.services === null) return null;
  const { services, privatePaths, askedFrom } = pageConsent;
  const isPrivate = privatePaths.some((path) => location.pathname.startsWith(path));
  return isPrivate ? null : { services, privatePaths, askedFrom };
}

/**
 * Makes links to these paths load a new document without services: a service running here would see
 * the address after client-side navigation.
 */
function leaveForPrivatePages(privatePaths: readonly string[]): void {
  window.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === null || link.origin !== location.origin) return;
      if (privatePaths.some((path) => link.pathname.startsWith(path))) event.stopPropagation();
    },
    // Before the router.
    { capture: true },
  );
}
