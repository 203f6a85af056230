/** What a visitor allowed, and the number of the texts that were read (CONSENT-1, CONSENT-2). */
export type Consent = Readonly<Record<ConsentCategory, boolean>> & { readonly version: number };

export type ConsentCategory = (typeof consentCategories)[number];

/** CONSENT-2: what a visitor decides about; what is strictly necessary is not asked. */
export const consentCategories = ['analytical', 'marketing', 'social', 'unclassified'] as const;

/** The cookie in which a browser keeps its choice; scripts read it, and it names nobody. */
export const consentCookie = 'site_consent';

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

/** The value of the cookie among others; empty without one. */
export function findConsentValue(cookies: string): string {
  return new RegExp(`(?:^|;\\s*)${consentCookie}=([^;]*)`).exec(cookies)?.[1] ?? '';
}
