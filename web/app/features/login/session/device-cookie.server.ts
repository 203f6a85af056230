import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { createSignedCookie } from '../../../cms/preview/signed-cookie.server';
import { sign } from '../../../cms/preview/site-key.server';

/** How long a browser is known, in seconds: a year after the last login. */
const seconds = 365 * 24 * 3600;
/** Owners who share one browser; the last ones are known. */
const mostAccounts = 10;

const schema = z.object({
  id: z.string().max(40),
  accounts: z.array(z.string().max(60)).max(mostAccounts),
});

/**
 * OWN-1: a browser in which somebody logged in before, and under which names; nobody can read the
 * names from it. It opens nothing: it only has a count of its own, so that who tries passwords from
 * elsewhere cannot lock an owner out (OWASP, device cookies).
 */
export type Device = z.infer<typeof schema>;

export const deviceCookie = createSignedCookie({
  name: 'site_device',
  use: 'owner-device',
  seconds,
  schema,
});

/** What stands for what somebody logs in with, however it is written; it says no name. */
export function accountKey(identifier: string): string {
  return sign('owner-account', identifier.trim().toLowerCase()).slice(0, 22);
}

/** True for a browser in which this account was logged in before. */
export function knowsAccount(device: Device | null, account: string): device is Device {
  return device?.accounts.includes(account) ?? false;
}

/** The device once these accounts, by their keys, have been logged in in it. */
export function rememberAccounts(device: Device | null, accounts: readonly string[]): Device {
  const known = device?.accounts.filter((account) => !accounts.includes(account)) ?? [];
  return {
    id: device?.id ?? randomBytes(16).toString('base64url'),
    accounts: [...new Set(accounts), ...known].slice(0, mostAccounts),
  };
}
