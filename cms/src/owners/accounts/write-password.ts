import type { Core } from '@strapi/strapi';
import { noLinks } from './owner-links';
import { OWNER } from './owner-type';
import { raiseSessionVersion } from './raise-session-version';

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
