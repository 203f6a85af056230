import { nameError } from './name-error';

interface Rejections {
  on(event: 'unhandledRejection', listener: (reason: unknown) => void): unknown;
}

/**
 * Logs a promise that was rejected and that nobody waits for; Node would end the process, and with it
 * every request and mail under way. The last resort: what we start ourselves handles its own errors.
 */
export function logRejections(process: Rejections, log: (text: string) => void): void {
  process.on('unhandledRejection', (reason) => {
    const stack = reason instanceof Error ? (reason.stack ?? '') : '';
    const place = stack.split('\n').find((line) => line.startsWith('    at ')) ?? '';
    log(
      `A promise was rejected and not waited for (${nameError(reason)})${place && ` ${place.trim()}`}`,
    );
  });
}
