import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { createSignedCookie } from '../../../cms/preview/signed-cookie.server';
import { sign } from '../../../cms/preview/site-key.server';

/** In seconds: a year after the last login. */
const seconds = 365 * 24 * 3600;
/** Number of most recent accounts remembered per browser. */
const mostAccounts = 10;

const schema = z.object({
  id: z.string().max(40),
  accounts: z.array(z.string().max(60)).max(mostAccounts),
});

/**
 * A browser with earlier logins and the hashed names of their accounts. It grants no access, only
 * its own rate limit, so that password attempts from elsewhere cannot lock an owner out (OWASP,
 * device cookies).
 */
export type Device = z.infer<typeof schema>;

export const deviceCookie = createSignedCookie({
  name: 'site_device',
  use: 'owner-device',
  seconds,
  schema,
});

/** Returns a keyed hash of a normalised login name. */
export function accountKey(identifier: string): string {
  return sign('owner-account', identifier.trim().toLowerCase()).slice(0, 22);
}

/** Checks whether this account logged in before in this browser. */
export function knowsAccount(device: Device | null, account: string): device is Device {
  return device?.accounts.includes(account) ?? false;
}

/** Adds these account keys to the device. */
export function rememberAccounts(device: Device | null, accounts: readonly string[]): Device {
  const known = device?.accounts.filter((account) => !accounts.includes(account)) ?? [];
  return {
    id: device?.id ?? randomBytes(16).toString('base64url'),
    accounts: [...new Set(accounts), ...known].slice(0, mostAccounts),
  };
}
