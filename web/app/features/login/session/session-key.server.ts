import { sign } from '../../../cms/preview/site-key.server';
import type { LimitKey } from './login-limits.server';

/** The count of one session; the session itself is kept nowhere. */
export function sessionKey(session: string): LimitKey {
  return ['account', `session.${sign('owner-account', session).slice(0, 22)}`];
}
