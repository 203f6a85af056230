import type { PageConsentView } from './consent-view';

/** The place of the question and what the page knows of consent; null in previews and on failures. */
export function findConsentSlot(): { slot: HTMLElement; pageConsent: PageConsentView } | null {
  const slot = document.querySelector<HTMLElement>('[data-consent]');
  const written = slot?.dataset.consent;
  return slot && written ? { slot, pageConsent: JSON.parse(written) as PageConsentView } : null;
}
