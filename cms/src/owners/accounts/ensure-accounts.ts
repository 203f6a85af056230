import type { Core } from '@strapi/strapi';
import { documentsOf } from '../../platform/database/documents';
import type { Environment } from '../../platform/process/env';
import { OWNER } from './owner-type';
import { writePassword } from './write-password';

/**
 * Creates the owner from the environment if it does not exist. Does not reset a changed
 * password.
 */
export async function ensureFirstOwner(strapi: Core.Strapi, env: Environment): Promise<void> {
  const email = env.OWNER_EMAIL.toLowerCase();
  if (await strapi.documents(OWNER).findFirst({ filters: { email } })) return;
  const data = { email, lastName: 'Demo', language: 'nl' };
  const owner = await documentsOf(strapi, OWNER).create({ data });
  await writePassword(strapi, owner.id, env.OWNER_PASSWORD);
}

const PERMISSION = 'plugin::users-permissions.permission';

/**
 * Removes all permissions from the public and authenticated roles, which users-permissions
 * creates at its start, and disables registration: owners only get access through the site's
 * token.
 */
export async function ensureRoles(strapi: Core.Strapi): Promise<void> {
  await strapi.db.query(PERMISSION).deleteMany({});
  const store = strapi.store({ type: 'plugin', name: 'users-permissions', key: 'advanced' });
  const settings = (await store.get({})) as object | null;
  await store.set({ value: { ...settings, allow_register: false, unique_email: true } });
}
