import type { ServerResponse } from 'node:http';
import { OverloadError } from './overload-error';

/** Somebody who waits for a page. */
export interface Waiter {
  /** Whose turn it is when several wait. */
  readonly client: string;
  /** Aborted when the connection closes, and when the deadline has passed: with an OverloadError. */
  readonly signal: AbortSignal;
}

/**
 * The visitor behind a response, from now until it is sent, the connection closes or `deadlineMs`
 * pass; null for no deadline.
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
    if (!response.writableFinished) controller.abort(new Error('the visitor has gone'));
  };
  if (response.destroyed) leave();
  else response.once('close', leave);
  return { client, signal: controller.signal };
}
