import type { Knex } from 'knex';
import { Counter, Histogram, type Registry } from 'prom-client';

interface Query {
  __knexQueryUid?: string;
  sql?: string;
}

/** Seconds. */
const buckets = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10];
const named = new Set(['select', 'insert', 'update', 'delete', 'commit']);
/** A query that is broken off is never said to have ended. */
const mostUnderWay = 1000;

/** Counts what a process asks its database, by the first word of the statement. */
export function countQueries(connection: Knex, registry: Registry): void {
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
