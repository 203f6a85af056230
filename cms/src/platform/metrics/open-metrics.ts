import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse, type Server } from 'node:http';
import type { Core } from '@strapi/strapi';
import { collectDefaultMetrics, Registry, Counter, Histogram } from 'prom-client';
import type { Environment } from '../process/env';
import { PlainError } from '../process/plain-error';
import { prepareMeasures } from './read-measures';
import { jobRuns, type JobRun } from './job-runs';
import type { Knex } from 'knex';

/**
 * Collects metrics of the CMS and serves `GET /metrics` on a separate port. Call it when Strapi
 * is loaded. Rejects with a PlainError if the port is not available. Returns a function that
 * stops it.
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

/** Returns 200, or the error status for another path or method or a missing token. */
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

function countJobRuns(registry: Registry): () => void {
  const runs = new Counter({
    name: 'agency_cms_job_runs_total',
    help: 'Runs of scheduled jobs in this process',
    labelNames: ['name', 'outcome'] as const,
    registers: [registry],
  });
  const count = (run: unknown): void => {
    const { name, outcome } = run as JobRun;
    runs.inc({ name, outcome });
  };
  jobRuns.subscribe(count);
  return () => jobRuns.unsubscribe(count);
}

interface Query {
  __knexQueryUid?: string;
  sql?: string;
}

/** Seconds. */
const buckets = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10];
const named = new Set(['select', 'insert', 'update', 'delete', 'commit']);
/** Bounds the map: aborted queries never report their end. */
const mostUnderWay = 1000;

function countQueries(connection: Knex, registry: Registry): void {
  const durations = new Histogram({
    name: 'agency_cms_database_query_duration_seconds',
    help: 'Queries from their start on a connection to their answer',
    labelNames: ['statement'] as const,
    buckets,
    registers: [registry],
  });
  const failures = new Counter({
    name: 'agency_cms_database_query_failures_total',
    help: 'Queries that the database refused or did not answer',
    registers: [registry],
  });
  const underWay = new Map<string, number>();

  function end({ __knexQueryUid: id = '', sql = '' }: Query): void {
    const started = underWay.get(id);
    if (started === undefined) return;
    underWay.delete(id);
    durations.observe({ statement: nameStatement(sql) }, (performance.now() - started) / 1000);
  }

  connection.on('query', ({ __knexQueryUid: id = '' }: Query) => {
    if (underWay.size >= mostUnderWay) underWay.delete(underWay.keys().next().value as string);
    underWay.set(id, performance.now());
  });
  connection.on('query-response', (_answer: unknown, query: Query) => end(query));
  connection.on('query-error', (_error: unknown, query: Query) => {
    end(query);
    failures.inc();
  });
}

function nameStatement(sql: string): string {
  const word = /^\s*([a-z]+)/i.exec(sql)?.[1]?.toLowerCase() ?? '';
  return named.has(word) ? word : 'other';
}

/** Request types by first path segment; others are `other`. */
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
const requestBuckets = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

function countRequests(server: Server, registry: Registry): void {
  const requests = new Histogram({
    name: 'agency_http_request_duration_seconds',
    help: 'Requests from arrival until the answer is sent or its client has gone',
    labelNames: ['kind', 'status'] as const,
    buckets: requestBuckets,
    registers: [registry],
  });
  // Before Strapi, which may respond synchronously.
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
