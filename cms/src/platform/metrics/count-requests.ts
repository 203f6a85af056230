import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Histogram, type Registry } from 'prom-client';

/** Kinds of requests by the first part of their path; everything else is `other`. */
const kinds: ReadonlyMap<string, string> = new Map([
  ['graphql', 'graphql'],
  ['uploads', 'upload'],
  ['healthz', 'health'],
  ['readyz', 'health'],
  ['_health', 'health'],
  ['feeds', 'feed'],
  ['lead-files', 'private-file'],
  ['owner-documents', 'private-file'],
  ['visits', 'calendar'],
  ...['admin', 'agency', 'content-manager', 'content-type-builder', 'i18n', 'upload'].map(
    (path) => [path, 'admin'] as const,
  ),
]);

/** Seconds. */
const buckets = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts what a server answers. */
export function countRequests(server: Server, registry: Registry): void {
  const requests = new Histogram({
    name: 'agency_http_request_duration_seconds',
    help: 'Requests from arrival until the answer is sent or its client has gone',
    labelNames: ['kind', 'status'] as const,
    buckets,
    registers: [registry],
  });
  // Before Strapi, which answers in the same turn.
  server.prependListener('request', ({ url = '' }: IncomingMessage, response: ServerResponse) => {
    const started = performance.now();
    response.once('close', () => {
      const kind = findKind(url);
      const isSent = response.writableFinished;
      const status = isSent ? `${Math.floor(response.statusCode / 100)}xx` : 'aborted';
      requests.observe({ kind, status }, (performance.now() - started) / 1000);
    });
  });
}

function findKind(url: string): string {
  const [first = ''] = url.slice(1).split(/[/?]/, 1);
  return kinds.get(first) ?? 'other';
}
