import { CmsError } from '../../../cms/client/cms-error';
import { startSession, findAccount } from '../../../site/owner-session.server';
import { accountKey, deviceCookie, rememberAccounts, type Device } from './device-cookie.server';
import { sign } from '../../../cms/preview/site-key.server';
import type { LimitKey } from './login-limits.server';

/** The known facts about the browser, and the key of the typed account. */
type Begin = { device: Device | null; account?: string };

/**
 * Returns the headers that start a session and mark the browser as known; null if the owner was
 * deleted or blocked meanwhile. While the CMS is unavailable only the typed name is marked.
 */
export async function beginSession(
  session: string,
  { device, account }: Begin,
): Promise<[string, string][] | null> {
  const email = await findEmail(session);
  if (email === null) return null;
  const accounts = [account, email && accountKey(email)].filter((known) => Boolean(known));
  const known = rememberAccounts(device, accounts as string[]);
  return [
    ...Object.entries(await startSession(session)),
    ['Set-Cookie', await deviceCookie.write(known)],
  ];
}

/** Empty if the CMS did not respond; null if the account does not exist. */
async function findEmail(session: string): Promise<string | null> {
  try {
    return (await findAccount(session))?.email ?? null;
  } catch (error) {
    if (error instanceof CmsError) return '';
    throw error;
  }
}

/** Returns the rate limit key of a session; the session itself is not stored. */
export function sessionKey(session: string): LimitKey {
  return ['account', `session.${sign('owner-account', session).slice(0, 22)}`];
}
