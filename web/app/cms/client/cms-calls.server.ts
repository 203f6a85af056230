import { channel } from 'node:diagnostics_channel';
import { CmsError, type CmsErrorKind } from './cms-error';

export interface CmsCall {
  operation: string;
  seconds: number;
  failure: CmsErrorKind | 'unexpected' | null;
}

/**
 * Diagnostics channel with every completed call, for the metrics of `server/metrics`. Channels are
 * found by name, so both bundles of the site share it.
 */
export const cmsCalls = channel('agency:cms-call');

/** Diagnostics channel with changes in the number of open circuits: 1 or -1. */
export const circuitChanges = channel('agency:cms-circuit');

/** Calls the CMS and publishes the call on {@link cmsCalls} if there are subscribers. */
export async function recordCall<Answer>(
  operation: string,
  call: () => Promise<Answer>,
): Promise<Answer> {
  if (!cmsCalls.hasSubscribers) return call();
  const started = performance.now();
  const publish = (failure: CmsCall['failure']) => {
    const seconds = (performance.now() - started) / 1000;
    cmsCalls.publish({ operation, seconds, failure } satisfies CmsCall);
  };
  try {
    const answer = await call();
    publish(null);
    return answer;
  } catch (error) {
    publish(error instanceof CmsError ? error.kind : 'unexpected');
    throw error;
  }
}
