import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';
import { readConsent } from './consent-state';
import type { Consent } from '../../lib/consent';
import type { ConsentFrameView } from './consent-view';
import { leaveForPrivatePages } from './leave-for-private-pages';
import type { ThirdParties } from './third-parties';

/** One for a document: what has been loaded stays until the next. */
let running: ThirdParties | null = null;

/**
 * CONSENT-4: lets the services with an id follow the choice and the pages. Their code is not even
 * loaded while no service has an id; where they may not run, a page on which they do loads anew.
 */
export function useThirdParties(
  { services, privatePaths, askedFrom }: ConsentFrameView,
  chosen: Consent | null,
): void {
  const { pathname, search } = useLocation();
  const isPrivate = privatePaths.some((path) => pathname.startsWith(path));
  useEffect(() => {
    if (services === null || isPrivate) {
      if (running?.isRunning) location.reload();
      return;
    }
    let isCurrent = true;
    const follow = async () => {
      const { ThirdParties } = await import('./third-parties');
      if (!isCurrent) return;
      if (running === null) leaveForPrivatePages(privatePaths);
      running ??= new ThirdParties(services);
      const known = readConsent();
      // LAW-6: a choice from before holds for nothing that may be new.
      const holds = known !== null && known.version >= askedFrom;
      if (running.follow(holds ? known : null)) location.reload();
    };
    // A script that does not come is a service that does not load.
    follow().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [services, privatePaths, askedFrom, isPrivate, chosen, pathname, search]);
}
