import type { Logger } from 'pino';

const linesEveryMs = 10_000;

/** Logs refusals as one line per ten seconds, so that a flood does not fill the disk. */
export function createRefusalLog(log: Logger): () => void {
  let refused = 0;
  return () => {
    refused += 1;
    if (refused > 1) return;
    setTimeout(() => {
      log.warn({ refused }, 'too many requests for new pages: refused with 503');
      refused = 0;
    }, linesEveryMs).unref();
  };
}
