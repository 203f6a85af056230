import type { Core } from '@strapi/strapi';
import { noLinks } from './owner-links';
import { OWNER } from './owner-type';

interface UserService {
  ensureHashedPasswords(values: { password: string }): Promise<{ password: string }>;
}

/**
 * Stores a password, hashed by users-permissions; no link that was mailed works any more, nor one to a
 * new address that whoever knew the old password asked for, and every session is over (OWN-1). Answers
 * the version of the sessions that begin now; null when the owner is not as `expected` any more, so
 * that of two who use one link at once one sets the password.
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
 * Ends every session of an owner, everywhere and at once (OWN-1): in one statement, so that of two
 * that come together none is lost, and in the transaction under way. Answers the new version.
 */
export async function raiseSessionVersion(strapi: Core.Strapi, id: number): Promise<number> {
  return strapi.db.transaction(async ({ trx }) => {
    const owner = trx('up_users').where({ id });
    await owner.clone().update({ session_version: trx.raw('coalesce(session_version, 0) + 1') });
    const row = (await owner.clone().first('session_version')) as { session_version: number };
    return row.session_version;
  });
}
