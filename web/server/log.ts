import type { IncomingMessage, ServerResponse } from 'node:http';
import { pino, stdSerializers, type Logger } from 'pino';

/**
 * Creates a log of JSON lines on standard output, without request headers, addresses or queries of
 * visitors.
 */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: stdSerializers.err },
  });
}

/** Logs one line per response; cached ones only at level debug. */
export function recordAnswer(
  log: Logger,
  request: IncomingMessage,
  response: ServerResponse,
  started: number,
  cache: string,
): void {
  const level = cache === 'hit' ? 'debug' : 'info';
  if (!log.isLevelEnabled(level)) return;
  const ms = Math.round(performance.now() - started);
  const path = withoutQuery(request.url ?? '');
  log[level]({ method: request.method, path, status: response.statusCode, ms, cache });
}

/** Returns the path of an address; the query may contain what a visitor searched for. */
export function withoutQuery(url: string): string {
  return url.split('?')[0] ?? url;
}
