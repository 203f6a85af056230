import type { Core } from '@strapi/strapi';

interface Route {
  method: string;
  path: string;
  config: { policies?: unknown[] };
}

type AdminRouter = { admin: { routes: Route[] } };

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
    const { routes } = plugin === 'admin' ? strapi.admin : strapi.plugin(plugin);
    for (const [name, right] of Object.entries(byRoute)) {
      closeRoute((routes as unknown as AdminRouter).admin.routes, name, right);
    }
  }
}

function closeRoute(routes: readonly Route[], name: string, right: string): void {
  const route = routes.find(({ method, path }) => `${method} ${path}` === name);
  if (!route) {
    throw new Error(`Strapi has no route ${name} to close to editors; see access/.`);
  }
  const policy = { name: 'admin::hasPermissions', config: { actions: [right] } };
  route.config = { ...route.config, policies: [...(route.config.policies ?? []), policy] };
}
