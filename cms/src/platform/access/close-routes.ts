import type { Core } from '@strapi/strapi';
import { findAdminRoute } from './routes';

/**
 * Requests that Strapi allows every admin user, by plugin, and the permission that each requires
 * here.
 */
const rights: Record<string, Record<string, string>> = {
  admin: { 'GET /homepage/key-statistics': 'admin::users.read' },
  'content-manager': {
    'PUT /components/:uid/configuration': 'plugin::content-manager.components.configure-layout',
  },
  email: { 'POST /': 'plugin::email.settings.read' },
  i18n: { 'PUT /settings': 'plugin::i18n.locale.update' },
};

/**
 * Requires a permission where Strapi requires only a login: editors neither configure
 * components, count users, roles and tokens, change language settings nor send mail to any
 * address. Call it while registering.
 */
export function closeAdminRoutes(strapi: Core.Strapi): void {
  for (const [plugin, byRoute] of Object.entries(rights)) {
    for (const [name, right] of Object.entries(byRoute)) {
      const route = findAdminRoute(strapi, plugin, name);
      const policy = { name: 'admin::hasPermissions', config: { actions: [right] } };
      route.config = { ...route.config, policies: [...(route.config.policies ?? []), policy] };
    }
  }
}
