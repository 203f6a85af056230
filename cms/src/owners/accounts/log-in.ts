import type { Core } from '@strapi/strapi';
import type { Language } from '@agency/domain/languages';
import { recordLogin } from './record-login';
import { OWNER, type StoredOwner } from './owner-type';
import { passwordBytes } from './password-rule';
import { issueSession } from './session-token';

export interface OwnerSession {
  session: string;
  language: Language;
}

interface UserService {
  validatePassword(password: string, hash: string): Promise<boolean>;
}

/** Hash of random bytes that were discarded, at the same cost as real ones. */
const nobodysHash = '$2a$10$mskqH6tkbjSRRJWJ0XW/c.8z6tQcPlwqKOgOCf0GKNNaZs26ShwFa';

/**
 * Logs in an owner by email or login name and password. Null if one is wrong or the owner is
 * blocked. Always compares one password, so that response times are equal.
 */
export async function logInOwner(
  strapi: Core.Strapi,
  identifier: string,
  password: string,
): Promise<OwnerSession | null> {
  const owner = await findByLogin(strapi, identifier);
  if (!(await isRightPassword(strapi, owner, password)) || !owner) return null;
  await recordLogin(strapi, owner);
  return { session: issueSession(strapi, owner), language: owner.language };
}

/** Compares the password once, also without an owner. Returns false for a blocked owner. */
export async function isRightPassword(
  strapi: Core.Strapi,
  owner: StoredOwner | null,
  password: string,
): Promise<boolean> {
  const users = strapi.plugin('users-permissions').service('user') as UserService;
  const isWhole = Buffer.byteLength(password) <= passwordBytes.most;
  const hash = (!owner?.blocked && isWhole && owner?.password) || nobodysHash;
  const isEqual = await users.validatePassword(isWhole ? password : '', hash);
  return isEqual && hash !== nobodysHash;
}

async function findByLogin(strapi: Core.Strapi, identifier: string): Promise<StoredOwner | null> {
  const login = identifier.trim().toLowerCase();
  if (login === '' || login.length > 254) return null;
  return (await strapi.db
    .query(OWNER)
    .findOne({ where: { $or: [{ email: login }, { username: login }] } })) as StoredOwner | null;
}
