import type { PageConsentView } from './consent-view';

/**
 * Returns the question's container and the page's consent data; null in previews and on error
 * pages.
 */
export function findConsentSlot(): { slot: HTMLElement; pageConsent: PageConsentView } | null {
  const slot = document.querySelector<HTMLElement>('[data-consent]');
  const written = slot?.dataset.consent;
  return slot && written ? { slot, pageConsent: JSON.parse(written) as PageConsentView } : null;
}
