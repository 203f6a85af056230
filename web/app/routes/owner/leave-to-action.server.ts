import { data } from '@remix-run/node';
import { uncachedHeaders } from '../../cms/page-headers.server';

/**
 * Ends a loader that runs after a form which a script sent: the action's answer is all that is sent
 * back, and the session that came with the form may be over by it (OWN-1).
 */
export function leaveToAction({ headers }: Request): void {
  const isSentByScript =
    headers.has('Content-Type') && headers.get('Accept') === 'application/json';
  if (isSentByScript) throw data(null, { headers: uncachedHeaders });
}
