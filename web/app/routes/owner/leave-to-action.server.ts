/**
 * Detects a loader that runs after a form sent by a script: only the action's result is returned,
 * nothing is rendered, and the action may have ended the session.
 */
export function isLeftToAction({ headers }: Request): boolean {
  return headers.has('Content-Type') && headers.get('Accept') === 'application/json';
}
