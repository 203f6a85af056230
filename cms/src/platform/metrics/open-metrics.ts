import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Core } from '@strapi/strapi';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Environment } from '../process/env';
import { PlainError } from '../process/plain-error';
import { countJobRuns } from './count-job-runs';
import { countQueries } from './count-queries';
import { countRequests } from './count-requests';
import { prepareMeasures } from './read-measures';

/**
 * Counts what a CMS does, and answers `GET /metrics` at an address of its own, apart from editors and
 * the site (OPS-7). Call it once Strapi is loaded. Rejects with a PlainError when the address cannot
 * be had. What it returns ends it.
 */
export async function openMetrics(
  strapi: Core.Strapi,
  port: number,
  { METRICS_HOST: host, METRICS_TOKEN: token }: Pick<Environment, 'METRICS_HOST' | 'METRICS_TOKEN'>,
): Promise<() => void> {
  const registry = new Registry();
  const readMeasures = prepareMeasures(strapi, registry);
  const server = createServer((request, response) => {
    const status = checkScrape(request, token);
    if (status !== 200) response.writeHead(status).end();
    else void answer(response, registry, readMeasures);
  });
  server.headersTimeout = 5000;
  server.maxConnections = 20;
  server.listen(port, host);
  await once(server, 'listening').catch(({ code }: NodeJS.ErrnoException) => {
    throw new PlainError(`No metrics at ${host}:${port} (METRICS_HOST, CMS_METRICS_PORT): ${code}`);
  });
  server.unref();
  collectDefaultMetrics({ register: registry });
  countRequests(strapi.server.httpServer, registry);
  countQueries(strapi.db.connection, registry);
  const stopCounting = countJobRuns(registry);
  return () => {
    stopCounting();
    server.close();
    server.closeAllConnections();
  };
}

/** The status for who asks for something else, or without the token where there is one. */
function checkScrape({ url, method, headers }: IncomingMessage, token: string | undefined): number {
  if (url !== '/metrics') return 404;
  if (method !== 'GET') return 405;
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
  const isRight = timingSafeEqual(hash(headers.authorization ?? ''), hash(`Bearer ${token}`));
  return token === undefined || isRight ? 200 : 401;
}

async function answer(
  response: ServerResponse,
  registry: Registry,
  readMeasures: () => Promise<void>,
): Promise<void> {
  await readMeasures();
  const text = await registry.metrics().catch(() => null);
  if (text === null) return void response.writeHead(500).end();
  response.writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' });
  response.end(text);
}
