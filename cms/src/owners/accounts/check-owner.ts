import type { Core } from '@strapi/strapi';
import { isEmailAddress } from '@agency/domain/contact';
import { OWNER, type StoredOwner } from './owner-type';
import { refuseField } from '../../platform/validation/refusal';

/**
 * Puts email and login name of an owner in lower case, fills in an empty login name with the email,
 * and refuses in words for editors what another owner logs in with already (OWN-1).
 */
export async function checkOwner(
  strapi: Core.Strapi,
  data: Record<string, unknown>,
  before: StoredOwner | null,
): Promise<void> {
  const email = tidy(data.email);
  if (email !== undefined) {
    if (!isEmailAddress(email)) throw refuseField('email', 'owner.email');
    data.email = email;
  }
  const username = tidy(data.username);
  if (username !== undefined) data.username = username;
  const isOldEmail = (username ?? before?.username) === before?.email;
  if (!(username ?? before?.username) || username === '' || (email !== undefined && isOldEmail)) {
    data.username = email ?? before?.email;
  }
  for (const field of ['email', 'username'] as const) {
    const login = data[field];
    if (typeof login !== 'string' || login === before?.[field]) continue;
    if (await isTaken(strapi, login, before?.id)) {
      throw refuseField(field, 'owner.loginTaken', { login });
    }
  }
}

/** Undefined when the field is not written. */
function tidy(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  return typeof value === 'string' ? value.trim().toLowerCase() : '';
}

async function isTaken(strapi: Core.Strapi, login: string, id = 0): Promise<boolean> {
  const where = { id: { $ne: id }, $or: [{ email: login }, { username: login }] };
  return (await strapi.db.query(OWNER).count({ where })) > 0;
}
