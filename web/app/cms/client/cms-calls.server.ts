import { channel } from 'node:diagnostics_channel';
import { CmsError, type CmsErrorKind } from './cms-error';

/** A question to the CMS, or a write, that has ended. */
export interface CmsCall {
  operation: string;
  seconds: number;
  /** Null when it was answered. */
  failure: CmsErrorKind | 'unexpected' | null;
}

/**
 * Each call to the CMS as it ends, for the metrics of `server/metrics`: a channel of Node, which the
 * two bundles of the site share by its name.
 */
export const cmsCalls = channel('agency:cms-call');

/** By how many the open circuits of this process become more or fewer: 1 or -1. */
export const circuitChanges = channel('agency:cms-circuit');

/** Calls the CMS, and tells {@link cmsCalls} of it if somebody listens. */
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
