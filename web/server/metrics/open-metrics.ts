import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Registry } from 'prom-client';
import { createSiteMetrics } from './site-metrics';

interface MetricsAddress {
  readonly host: string;
  readonly port: number;
  /** What a scrape has to show as its bearer token; null when it needs none. */
  readonly token: string | null;
}

/**
 * Metrics of a site, answered at `GET /metrics` of an address of their own, apart from visitors
 * (OPS-7). Rejects when the address cannot be had, naming the settings.
 */
export async function openMetrics({ host, port, token }: MetricsAddress) {
  const metrics = createSiteMetrics();
  const server = createServer((request, response) => {
    const refusal = findRefusal(request, token);
    if (refusal !== null) return void response.writeHead(refusal).end();
    void answer(request, response, metrics.registry);
  });
  server.headersTimeout = 5000;
  server.maxConnections = 20;
  server.listen(port, host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    const address = `${host}:${port} (METRICS_HOST, SITE_METRICS_PORT)`;
    throw Object.assign(new Error(`No metrics at ${address}: ${error.code}`), { code: error.code });
  });
  // It never keeps a process alive.
  server.unref();
  return {
    metrics,
    close() {
      metrics.stopCounting();
      server.close();
      server.closeAllConnections();
    },
  };
}

function findRefusal(request: IncomingMessage, token: string | null): number | null {
  if (request.url !== '/metrics') return 404;
  if (request.method !== 'GET' && request.method !== 'HEAD') return 405;
  const expected = token === null ? null : `Bearer ${token}`;
  return expected === null || isSame(request.headers.authorization ?? '', expected) ? null : 401;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  registry: Registry,
): Promise<void> {
  try {
    const text = await registry.metrics();
    response.writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' });
    response.end(request.method === 'HEAD' ? undefined : text);
  } catch {
    response.writeHead(500).end();
  }
}

/** In a time that tells nothing. */
function isSame(given: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(expected));
}
