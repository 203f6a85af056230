import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Registry } from 'prom-client';
import { createSiteMetrics } from './site-metrics';

interface MetricsAddress {
  readonly host: string;
  readonly port: number;
  readonly token: string | null;
}

/**
 * Serves the metrics of a site at `GET /metrics` on its own address, which visitors do not reach.
 * Rejects when the address is not available, naming the settings.
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
  // The server must not keep the process alive.
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

/** Compares in constant time. */
function isSame(given: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(expected));
}
