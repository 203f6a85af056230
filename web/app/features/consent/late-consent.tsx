import { lazy } from 'react';
import { LazyBoundary } from '../../ui/lazy-boundary';
import { useHydrated } from '../../ui/use-hydrated';
import type { ConsentFrameView } from './consent-view';

const ConsentKeeper = lazy(async () => ({
  default: (await import('./consent-keeper')).ConsentKeeper,
}));

/** CONSENT-1: all that is about consent comes after the page, in a script of its own. */
export function LateConsent({ consent }: { consent: ConsentFrameView }) {
  return useHydrated() ? (
    <LazyBoundary>
      <ConsentKeeper consent={consent} />
    </LazyBoundary>
  ) : null;
}
