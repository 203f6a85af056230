import type { Core } from '@strapi/strapi';
import { OWNER } from './owner-type';
import { raiseSessionVersion } from './raise-session-version';

interface UserService {
  ensureHashedPasswords(values: { password: string }): Promise<{ password: string }>;
}

/**
 * Stores a password, hashed by users-permissions; the link that was mailed works no more, and every
 * session is over (OWN-1). Answers the version of the sessions that begin now.
 */
export async function writePassword(
  strapi: Core.Strapi,
  id: number,
  password: string,
): Promise<number> {
  const users = strapi.plugin('users-permissions').service('user') as UserService;
  const { password: hash } = await users.ensureHashedPasswords({ password });
  return strapi.db.transaction(async () => {
    const link = { resetPasswordToken: null, linkKind: null, linkExpiresAt: null };
    await strapi.db.query(OWNER).update({ where: { id }, data: { password: hash, ...link } });
    return raiseSessionVersion(strapi, id);
  });
}
