import type { IncomingMessage, ServerResponse } from 'node:http';
import { pino, stdSerializers, type Logger } from 'pino';

/** JSON lines on standard output, without request headers, addresses or queries of visitors. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: stdSerializers.err },
  });
}

/** One line per answer; those from the cache only at level debug. */
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

/** The path of an address; what somebody looked for is in the query. */
export function withoutQuery(url: string): string {
  return url.split('?')[0] ?? url;
}
