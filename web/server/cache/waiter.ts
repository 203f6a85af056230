import type { ServerResponse } from 'node:http';
import { OverloadError } from './overload-error';

export interface Waiter {
  readonly client: string;
  /** Aborted when the connection closes, or with an OverloadError after the deadline. */
  readonly signal: AbortSignal;
}

/**
 * Creates the waiter for a response, until it is sent, the connection closes or `deadlineMs` pass;
 * `null` means no deadline.
 */
export function createWaiter(
  response: ServerResponse,
  client: string,
  deadlineMs: number | null,
): Waiter {
  const controller = new AbortController();
  const giveUp = () => controller.abort(new OverloadError('no answer in time'));
  const timer = deadlineMs === null ? undefined : setTimeout(giveUp, deadlineMs);
  const leave = () => {
    clearTimeout(timer);
    if (!response.writableFinished) controller.abort(new Error('the visitor disconnected'));
  };
  if (response.destroyed) leave();
  else response.once('close', leave);
  return { client, signal: controller.signal };
}
