export type Consent = Readonly<Record<ConsentCategory, boolean>> & { readonly version: number };

export type ConsentCategory = (typeof consentCategories)[number];

/** Optional categories; strictly necessary cookies need no consent. */
export const consentCategories = ['analytical', 'marketing', 'social', 'unclassified'] as const;

/** Cookie with the choice; scripts read it, and it does not identify anybody. */
export const consentCookie = 'site_consent';

const written = /^(\d{1,6})\.(-|(?!\.)a?m?s?u?)\.\d{1,12}$/;

/** Parses the choice in a `Cookie` header; null if it is missing or invalid. */
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

/** Writes the cookie: version of the texts, initials of the allowed categories, Unix time. */
export function writeConsent(consent: Consent, now = Date.now()): string {
  const allowed = consentCategories.filter((category) => consent[category]).map(([first]) => first);
  return `${consent.version}.${allowed.join('') || '-'}.${Math.floor(now / 1000)}`;
}

export function findConsentValue(cookies: string): string {
  return new RegExp(`(?:^|;\\s*)${consentCookie}=([^;]*)`).exec(cookies)?.[1] ?? '';
}
