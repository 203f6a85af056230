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
