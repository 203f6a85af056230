import type { IncomingMessage, ServerResponse } from 'node:http';
import { buildClientKey } from '../http/security/client-key';
import { RenderLimiter } from './render-limiter';
import { findVisitorAddress } from '../http/security/visitor-address';
import { createWaiter, type Waiter } from './waiter';

/** From the arrival of a request; each question to the CMS has 5 s of its own. */
const deadlineMs = 10_000;

/** Pages that are not kept: a few at a time, since each takes the processor for itself. */
const pageLimits = {
  concurrency: 3,
  concurrencyPerClient: 2,
  queue: 64,
  queuePerClient: 16,
  longestWaitMs: 5000,
  ordinary: 20,
};

/**
 * What is sent has a queue of its own, longer and wider: it is rare, counted by address already
 * (FORM-7), mostly waits for the CMS, and must not be lost to a flood of pages.
 */
const writeLimits = {
  concurrency: 24,
  concurrencyPerClient: 6,
  queue: 200,
  queuePerClient: 20,
  longestWaitMs: 8000,
  ordinary: 20,
};

/** What stands between visitors and renders (docs/decisions/0101). */
export interface RequestLimits {
  /** The visitor behind a request; what is sent has no deadline once it is dealt with. */
  createWaiter(request: IncomingMessage, response: ServerResponse): Waiter;
  readonly pages: RenderLimiter;
  readonly writes: RenderLimiter;
}

/** One set for a process. */
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
