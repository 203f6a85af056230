import { consentCookie, writeConsent, type Consent } from '../../../lib/web/consent';

/**
 * CONSENT-1: the cookie as `Set-Cookie` and `document.cookie` take it, for so many days. Scripts
 * must read it, so it is not hidden from them.
 */
export function buildConsentCookie(
  consent: Consent,
  { days, isSecure }: { days: number; isSecure: boolean },
): string {
  const maxAge = days * 24 * 3600;
  const secure = isSecure ? '; Secure' : '';
  return `${consentCookie}=${writeConsent(consent)}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
}

/** What takes the choice away, so that the visitor is asked. */
export const forgetConsent = `${consentCookie}=; Path=/; Max-Age=0; SameSite=Lax`;
