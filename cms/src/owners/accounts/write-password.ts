import type { Core } from '@strapi/strapi';
import { noLinks } from './owner-links';
import { OWNER } from './owner-type';

interface UserService {
  ensureHashedPasswords(values: { password: string }): Promise<{ password: string }>;
}

/**
 * Stores a password, hashed by users-permissions, and invalidates all sessions and mailed links,
 * including those to a new address. Returns the new session version; null if the owner no longer
 * matches `expected`, so that of two concurrent uses of a link only one succeeds.
 */
export async function writePassword(
  strapi: Core.Strapi,
  id: number,
  password: string,
  expected: object = {},
): Promise<number | null> {
  const users = strapi.plugin('users-permissions').service('user') as UserService;
  const { password: hash } = await users.ensureHashedPasswords({ password });
  return strapi.db.transaction(async () => {
    const { count } = await strapi.db.query(OWNER).updateMany({
      where: { id, ...expected },
      data: { password: hash, ...noLinks },
    });
    return count === 1 ? raiseSessionVersion(strapi, id) : null;
  });
}

/**
 * Ends all sessions of an owner immediately, in a single statement that is safe under
 * concurrency and joins the current transaction. Returns the new version.
 */
export async function raiseSessionVersion(strapi: Core.Strapi, id: number): Promise<number> {
  return strapi.db.transaction(async ({ trx }) => {
    const owner = trx('up_users').where({ id });
    await owner.clone().update({ session_version: trx.raw('coalesce(session_version, 0) + 1') });
    const row = (await owner.clone().first('session_version')) as { session_version: number };
    return row.session_version;
  });
}
