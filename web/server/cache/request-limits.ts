import type { IncomingMessage, ServerResponse } from 'node:http';
import { buildClientKey, findVisitorAddress } from '../http/security/visitor-address';
import { RenderLimiter } from './render-limiter';
import { createWaiter, type Waiter } from './waiter';

/** Counted from the arrival of a request; each CMS query has its own limit of 5 s. */
const deadlineMs = 10_000;

/** Low, because rendering a page occupies the processor. */
const pageLimits = {
  concurrency: 3,
  concurrencyPerClient: 2,
  queue: 64,
  queuePerClient: 16,
  longestWaitMs: 5000,
  ordinary: 20,
};

/**
 * Submitted forms have their own, larger queue: they are rare, already limited per address, spend
 * most of their time waiting for the CMS, and must not be lost to a flood of page requests.
 */
const writeLimits = {
  concurrency: 24,
  concurrencyPerClient: 6,
  queue: 200,
  queuePerClient: 20,
  longestWaitMs: 8000,
  ordinary: 20,
};

/** Limits on renders (docs/decisions/0101). */
export interface RequestLimits {
  /** Creates the waiter of a request; a submitted form has no deadline once it is being handled. */
  createWaiter(request: IncomingMessage, response: ServerResponse): Waiter;
  readonly pages: RenderLimiter;
  readonly writes: RenderLimiter;
}

export function createRequestLimits(proxies: number): RequestLimits {
  return {
    createWaiter(request, response) {
      const client = buildClientKey(findVisitorAddress(request, proxies));
      return createWaiter(response, client, request.method === 'POST' ? null : deadlineMs);
    },
    pages: new RenderLimiter(pageLimits),
    writes: new RenderLimiter(writeLimits),
  };
}
