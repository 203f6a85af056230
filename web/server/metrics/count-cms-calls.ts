import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { circuitChanges, cmsCalls, type CmsCall } from '../../app/cms/client/cms-calls.server';

const buckets = [0.025, 0.1, 0.5, 2.5];

/** Counts the CMS queries of pages in a registry; returns a function that stops counting. */
export function countCmsCalls(registry: Registry): () => void {
  const registers = [registry];
  const calls = new Histogram({
    name: 'agency_site_cms_call_duration_seconds',
    help: 'Questions to the CMS and writes, by operation; those that a memory answers are not asked',
    labelNames: ['operation'] as const,
    buckets,
    registers,
  });
  const failures = new Counter({
    name: 'agency_site_cms_call_failures_total',
    help: 'Calls to the CMS that failed; reason resting: not tried, as a circuit is open',
    labelNames: ['operation', 'reason'] as const,
    registers,
  });
  const circuits = new Gauge({
    name: 'agency_site_cms_circuits_open',
    help: 'Operations that are not tried because the CMS did not answer them',
    registers,
  });
  const count = (message: unknown) => {
    const { operation, seconds, failure } = message as CmsCall;
    calls.observe({ operation }, seconds);
    if (failure !== null) failures.inc({ operation, reason: failure });
  };
  const follow = (change: unknown) => circuits.inc(change as number);
  cmsCalls.subscribe(count);
  circuitChanges.subscribe(follow);
  return () => {
    cmsCalls.unsubscribe(count);
    circuitChanges.unsubscribe(follow);
  };
}
