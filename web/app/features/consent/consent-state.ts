import { useSyncExternalStore } from 'react';

/** What a visitor allowed, and the number of the texts that were read (CONSENT-1, CONSENT-2). */
export type Consent = Readonly<Record<ConsentCategory, boolean>> & { readonly version: number };

export type ConsentCategory = (typeof consentCategories)[number];

/** CONSENT-2: what a visitor decides about; what is strictly necessary is not asked. */
export const consentCategories = ['analytical', 'marketing', 'social', 'unclassified'] as const;

/** The cookie in which a browser keeps its choice; scripts read it, and it names nobody. */
export const consentCookie = 'site_consent';

const changeEvent = 'site-consent';
const written = /^(\d{1,6})\.(-|(?!\.)a?m?s?u?)\.\d{1,12}$/;

/** The choice in a `Cookie` header; null where there is none or it is not one of ours. */
export function parseConsent(cookieHeader: string | null | undefined): Consent | null {
  const value = findConsentValue(cookieHeader ?? '');
  const [, version, allowed] = written.exec(value) ?? [];
  if (version === undefined || allowed === undefined) return null;
  return {
    version: Number(version),
    analytical: allowed.includes('a'),
    marketing: allowed.includes('m'),
    social: allowed.includes('s'),
    unclassified: allowed.includes('u'),
  };
}

/** The cookie's value: number of the texts, first letters of what is allowed, seconds since 1970. */
export function writeConsent(consent: Consent, now = Date.now()): string {
  const allowed = consentCategories.filter((category) => consent[category]).map(([first]) => first);
  return `${consent.version}.${allowed.join('') || '-'}.${Math.floor(now / 1000)}`;
}

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

function findConsentValue(cookies: string): string {
  return new RegExp(`(?:^|;\\s*)${consentCookie}=([^;]*)`).exec(cookies)?.[1] ?? '';
}
