import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';
import { forgetConsent } from './consent-cookie';
import { announceConsent, readConsent } from './consent-state';

const resetName = 'setcookies';

/**
 * CONSENT-1: forgets a choice that was made on words which no longer hold, and any choice when the
 * address says `?setcookies`. The browser reads the address: the page behind it is everybody's.
 */
export function useOutdatedConsent(askedFrom: number): void {
  const { search } = useLocation();
  useEffect(() => {
    const address = new URL(location.href);
    const isReset = address.searchParams.has(resetName);
    const known = readConsent();
    if (!isReset && (known === null || known.version >= askedFrom)) return;
    document.cookie = forgetConsent;
    announceConsent();
    if (!isReset) return;
    // Loading the page again must not reset it again.
    address.searchParams.delete(resetName);
    history.replaceState(history.state, '', address);
  }, [askedFrom, search]);
}
