import { findConsentValue, parseConsent, type Consent } from '../../../lib/web/consent';
import { pageChangeEvent } from '../../../lib/dom/page-change';
import { findConsentSlot } from '../find-consent-slot';

const changeEvent = 'site-consent';

let known: { value: string; consent: Consent | null } = { value: '', consent: null };

/** The choice of this browser, the same object as long as it does not change; null when unset. */
export function readConsent(): Consent | null {
  const value = findConsentValue(document.cookie);
  if (value !== known.value) known = { value, consent: parseConsent(document.cookie) };
  return known.consent;
}

/** The choice of this browser unless it was made on texts before `askedFrom` (LAW-6). */
export function readValidConsent(askedFrom: number): Consent | null {
  const chosen = readConsent();
  return chosen && chosen.version >= askedFrom ? chosen : null;
}

/** Tells whoever listens by {@link onConsentChange} that the cookie is not what it was. */
export function announceConsent(): void {
  window.dispatchEvent(new Event(changeEvent));
}

/**
 * Calls when the choice or the page may have changed. Another tab's choice is seen when this one
 * comes to the front again.
 */
export function onConsentChange(listener: () => void): void {
  for (const event of [changeEvent, pageChangeEvent, 'focus', 'pageshow']) {
    window.addEventListener(event, listener);
  }
}

/** Calls with the choice that holds on the page, now and whenever it may have changed. */
export function watchConsent(listener: (consent: Consent | null) => void): void {
  const report = () => {
    const found = findConsentSlot();
    listener(found && readValidConsent(found.pageConsent.askedFrom));
  };
  onConsentChange(report);
  report();
}
