import { findConsentValue, parseConsent, type Consent } from '../../../lib/web/consent';
import { pageChangeEvent } from '../../../lib/dom/page-change';
import { findConsentSlot } from '../find-consent-slot';

const changeEvent = 'site-consent';

let known: { value: string; consent: Consent | null } = { value: '', consent: null };

/** Returns this browser's choice, the same object until it changes; null when unset. */
export function readConsent(): Consent | null {
  const value = findConsentValue(document.cookie);
  if (value !== known.value) known = { value, consent: parseConsent(document.cookie) };
  return known.consent;
}

/** Returns this browser's choice; null if it was made on texts before version `askedFrom`. */
export function readValidConsent(askedFrom: number): Consent | null {
  const chosen = readConsent();
  return chosen && chosen.version >= askedFrom ? chosen : null;
}

/** Notifies listeners of {@link onConsentChange} that the cookie changed. */
export function announceConsent(): void {
  window.dispatchEvent(new Event(changeEvent));
}

/**
 * Calls the listener when the choice or the page may have changed. Choices in another tab are seen
 * when this one becomes visible again.
 */
export function onConsentChange(listener: () => void): void {
  for (const event of [changeEvent, pageChangeEvent, 'focus', 'pageshow']) {
    window.addEventListener(event, listener);
  }
}

/** Calls the listener with the current choice, now and whenever it may have changed. */
export function watchConsent(listener: (consent: Consent | null) => void): void {
  const report = () => {
    const found = findConsentSlot();
    listener(found && readValidConsent(found.pageConsent.askedFrom));
  };
  onConsentChange(report);
  report();
}
