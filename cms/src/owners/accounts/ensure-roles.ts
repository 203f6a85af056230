import type { Core } from '@strapi/strapi';

const PERMISSION = 'plugin::users-permissions.permission';

/**
 * Takes every permission from the roles that users-permissions makes at its start, public and
 * authenticated, and closes its registration (CMS-6): owners come to what is theirs through the
 * site's token alone.
 */
export async function ensureRoles(strapi: Core.Strapi): Promise<void> {
  await strapi.db.query(PERMISSION).deleteMany({});
  const store = strapi.store({ type: 'plugin', name: 'users-permissions', key: 'advanced' });
  const settings = (await store.get({})) as object | null;
  await store.set({ value: { ...settings, allow_register: false, unique_email: true } });
}
