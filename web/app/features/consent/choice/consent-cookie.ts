import { consentCookie, writeConsent, type Consent } from '../../../lib/web/consent';

/**
 * Formats the cookie for `Set-Cookie` and `document.cookie` with a lifetime in days. Scripts must
 * read it, so it is not HttpOnly.
 */
export function buildConsentCookie(
  consent: Consent,
  { days, isSecure }: { days: number; isSecure: boolean },
): string {
  const maxAge = days * 24 * 3600;
  const secure = isSecure ? '; Secure' : '';
  return `${consentCookie}=${writeConsent(consent)}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
}

/** Deletes the choice, so that the consent dialog opens again. */
export const forgetConsent = `${consentCookie}=; Path=/; Max-Age=0; SameSite=Lax`;
