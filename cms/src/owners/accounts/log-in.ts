import type { Core } from '@strapi/strapi';
import type { Language } from '@agency/domain/languages';
import { recordLogin } from './record-login';
import { OWNER, type StoredOwner } from './owner-type';
import { passwordBytes } from './password-rule';
import { issueSession } from './session-token';

/** A session, and the language in which its owner is spoken to. */
export interface OwnerSession {
  session: string;
  language: Language;
}

interface UserService {
  validatePassword(password: string, hash: string): Promise<boolean>;
}

/** A hash as costly as any other, of random bytes that nobody kept. */
const nobodysHash = '$2a$10$mskqH6tkbjSRRJWJ0XW/c.8z6tQcPlwqKOgOCf0GKNNaZs26ShwFa';

/**
 * A session for who logs in with email or login name and password; null when one of them is wrong
 * or the owner is blocked (OWN-1). Whatever the reason, one password is compared: no answer comes
 * sooner than another.
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

/** Compares once, whether there is an owner or not; nobody's password is right for who is blocked. */
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
