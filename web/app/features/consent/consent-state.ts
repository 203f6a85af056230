import { useSyncExternalStore } from 'react';
import { findConsentValue, parseConsent, type Consent } from '../../lib/consent';

const changeEvent = 'site-consent';

let known: { value: string; consent: Consent | null } = { value: '', consent: null };

/** The choice of this browser, the same object as long as it does not change; null when unset. */
export function readConsent(): Consent | null {
  const value = findConsentValue(document.cookie);
  if (value !== known.value) known = { value, consent: parseConsent(document.cookie) };
  return known.consent;
}

/** Tells whoever uses {@link useConsent} that the cookie is not what it was. */
export function announceConsent(): void {
  window.dispatchEvent(new Event(changeEvent));
}

/**
 * The choice of this browser; null when unset, on the server and in the first render, and when it
 * was made on texts before `askedFrom` (LAW-6).
 */
export function useConsent(askedFrom = 0): Consent | null {
  const chosen = useSyncExternalStore(subscribe, readConsent, () => null);
  return chosen && chosen.version >= askedFrom ? chosen : null;
}

/** Another tab's choice is seen when this one comes to the front again. */
function subscribe(listener: () => void): () => void {
  const events = [changeEvent, 'focus', 'pageshow'];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}
