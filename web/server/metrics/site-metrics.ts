import type { IncomingMessage, ServerResponse } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { CacheState, PageCache } from '../cache/page-cache';
import type { RequestLimits } from '../cache/request-limits';
import { findRequestKind } from './request-kind';
import { circuitChanges, cmsCalls, type CmsCall } from '../../app/cms/client/cms-calls.server';

/**
 * Reason for a render: `shared` for a visitor who requested the page first, `refresh` by the cache
 * itself, `own` for one visitor, `form` for a submitted form.
 */
export type RenderPurpose = 'shared' | 'refresh' | 'own' | 'form';

export type SiteMetrics = ReturnType<typeof createSiteMetrics>;

interface WatchedSite {
  readonly cache: Pick<PageCache, 'size' | 'refreshing'>;
  readonly maxBytes: number;
  readonly limits: Pick<RequestLimits, 'pages' | 'writes'>;
  readonly isReady: () => boolean;
}

const buckets = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Creates the metrics of one site in their own registry; docs/monitoring.md explains each. */
export function createSiteMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const stopCounting = countCmsCalls(registry);
  const requests = new Histogram({
    name: 'agency_http_request_duration_seconds',
    help: 'Requests from arrival until the answer is sent or its client has gone',
    labelNames: ['kind', 'status'] as const,
    buckets,
    registers,
  });
  const cacheAnswers = new Counter({
    name: 'agency_site_page_cache_answers_total',
    help: 'Requests for pages, by how the page cache came by the answer',
    labelNames: ['state'] as const,
    registers,
  });
  const renders = new Histogram({
    name: 'agency_site_render_duration_seconds',
    help: 'Renders, from the first question to the CMS to the finished answer',
    labelNames: ['purpose'] as const,
    buckets,
    registers,
  });
  const failedRenders = new Counter({
    name: 'agency_site_render_failures_total',
    help: 'Renders that ended without an answer, cancelled ones included',
    labelNames: ['purpose'] as const,
    registers,
  });
  const refusals = new Counter({
    name: 'agency_site_renders_refused_total',
    help: 'Requests answered 503 because too many waited',
    labelNames: ['queue'] as const,
    registers,
  });
  const notices = new Counter({
    name: 'agency_site_publish_notices_total',
    help: 'Publish notices, by whether they could be applied',
    labelNames: ['result'] as const,
    registers,
  });
  const gauge = <Label extends string = never>(
    name: string,
    help: string,
    read: (gauge: Gauge<Label>) => void,
    labelNames: Label[] = [],
  ) => {
    const made: Gauge<Label> = new Gauge({
      name,
      help,
      labelNames,
      registers,
      collect: () => read(made),
    });
  };

  return {
    registry,
    stopCounting,

    countRequest(request: IncomingMessage, response: ServerResponse): void {
      const started = performance.now();
      response.once('close', () => {
        const kind = findRequestKind(request);
        const status = response.writableFinished
          ? `${Math.floor(response.statusCode / 100)}xx`
          : 'aborted';
        requests.observe({ kind, status }, (performance.now() - started) / 1000);
      });
    },

    /** `private`: the response was rendered for its visitor. */
    countCacheAnswer(state: CacheState | 'private'): void {
      cacheAnswers.inc({ state });
    },

    async timeRender<Answer>(purpose: RenderPurpose, render: () => Promise<Answer>) {
      const started = performance.now();
      try {
        return await render();
      } catch (error) {
        failedRenders.inc({ purpose });
        throw error;
      } finally {
        renders.observe({ purpose }, (performance.now() - started) / 1000);
      }
    },

    countRefusal(queue: 'pages' | 'writes'): void {
      refusals.inc({ queue });
    },

    countNotice(result: 'taken' | 'failed'): void {
      notices.inc({ result });
    },

    watch({ cache, maxBytes, limits, isReady }: WatchedSite): void {
      gauge('agency_site_ready', 'Whether /readyz answers 200', (it) => it.set(Number(isReady())));
      gauge('agency_site_page_cache_pages', 'Pages kept', (it) => it.set(cache.size.pages));
      gauge('agency_site_page_cache_bytes', 'Memory of the pages kept', (it) =>
        it.set(cache.size.bytes),
      );
      gauge('agency_site_page_cache_max_bytes', 'PAGE_CACHE_MB in bytes', (it) => it.set(maxBytes));
      gauge('agency_site_page_cache_refreshes_waiting', 'Pages that wait to be made again', (it) =>
        it.set(cache.refreshing),
      );
      gauge<'queue' | 'state'>(
        'agency_site_renders',
        'Renders at the moment, by queue and whether they run or wait',
        (it) => {
          for (const queue of ['pages', 'writes'] as const) {
            const { running, waiting } = limits[queue].size;
            it.set({ queue, state: 'running' }, running);
            it.set({ queue, state: 'waiting' }, waiting);
          }
        },
        ['queue', 'state'],
      );
    },
  };
}

const callBuckets = [0.025, 0.1, 0.5, 2.5];

/** Counts the CMS queries of pages in a registry; returns a function that stops counting. */
function countCmsCalls(registry: Registry): () => void {
  const registers = [registry];
  const calls = new Histogram({
    name: 'agency_site_cms_call_duration_seconds',
    help: 'Questions to the CMS and writes, by operation; those that a memory answers are not asked',
    labelNames: ['operation'] as const,
    buckets: callBuckets,
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
