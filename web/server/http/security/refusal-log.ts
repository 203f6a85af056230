import type { Logger } from 'pino';

const linesEveryMs = 10_000;

/** One line of the log for all that was refused in ten seconds, or a flood would fill the disk. */
export function createRefusalLog(log: Logger): () => void {
  let refused = 0;
  return () => {
    refused += 1;
    if (refused > 1) return;
    setTimeout(() => {
      log.warn({ refused }, 'too many new pages asked for: refused with 503');
      refused = 0;
    }, linesEveryMs).unref();
  };
}
