import { nameError } from './name-error';

interface Rejections {
  on(event: 'unhandledRejection', listener: (reason: unknown) => void): unknown;
}

/**
 * Logs unhandled rejections; Node would end the process with all requests and mails in progress.
 * A last resort: started work handles its own errors.
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
