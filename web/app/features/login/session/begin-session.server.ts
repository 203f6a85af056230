import { CmsError } from '../../../cms/client/cms-error';
import { startSession } from '../../../site/owner-session.server';
import { findAccount } from '../../../site/find-account.server';
import { accountKey, deviceCookie, rememberAccounts, type Device } from './device-cookie.server';
import { sign } from '../../../cms/preview/site-key.server';
import type { LimitKey } from './login-limits.server';

/** Where a session begins: what is known of the browser, and what the owner typed, by its key. */
type Begin = { device: Device | null; account?: string };

/**
 * OWN-1: the headers that begin a session and make the browser known for its owner; null when the
 * owner is gone or blocked since. While the CMS is away it is known for what was typed alone.
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

/** Empty when the CMS did not say; null when there is nobody. */
async function findEmail(session: string): Promise<string | null> {
  try {
    return (await findAccount(session))?.email ?? null;
  } catch (error) {
    if (error instanceof CmsError) return '';
    throw error;
  }
}

/** The count of one session; the session itself is kept nowhere. */
export function sessionKey(session: string): LimitKey {
  return ['account', `session.${sign('owner-account', session).slice(0, 22)}`];
}
