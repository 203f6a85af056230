import { forgetConsent } from './consent-cookie';
import { readConsent, readValidConsent } from './consent-state';

const resetName = 'setcookies';

/**
 * CONSENT-1: forgets a choice that was made on words which no longer hold, and any choice when the
 * address says `?setcookies`. The browser reads the address: the page behind it is everybody's.
 */
export function forgetOutdatedConsent(askedFrom: number): void {
  const address = new URL(location.href);
  const isReset = address.searchParams.has(resetName);
  if (!isReset && readConsent() === readValidConsent(askedFrom)) return;
  document.cookie = forgetConsent;
  if (!isReset) return;
  // Loading the page again must not reset it again.
  address.searchParams.delete(resetName);
  history.replaceState(history.state, '', address);
}
