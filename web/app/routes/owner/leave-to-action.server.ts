/**
 * True where a loader runs after a form which a script sent: the action's answer is all that is sent
 * back, nothing is drawn, and the session that came with the form may be over by it (OWN-1).
 */
export function isLeftToAction({ headers }: Request): boolean {
  return headers.has('Content-Type') && headers.get('Accept') === 'application/json';
}
