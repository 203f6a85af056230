import type { Core } from '@strapi/strapi';

interface Route {
  method: string;
  path: string;
  config: { policies?: unknown[] };
}

/** Requests that Strapi answers for everybody in the admin, and the right each is given here. */
const rights: Record<string, string> = {
  'PUT /components/:uid/configuration': 'plugin::content-manager.components.configure-layout',
  'GET /homepage/key-statistics': 'admin::users.read',
};

/**
 * Asks for a right where Strapi asks for a login alone: how components are edited, and how many
 * people, roles and tokens there are, is no business of editors (CMS-3). Call it while registering.
 */
export function closeAdminRoutes(strapi: Core.Strapi): void {
  const routers = [strapi.plugin('content-manager').routes, strapi.admin.routes];
  const found = (routers as unknown as { admin: { routes: Route[] } }[])
    .flatMap(({ admin }) => admin.routes)
    .filter((route) => nameOf(route) in rights);
  for (const route of found) {
    const actions = [rights[nameOf(route)]];
    const policy = { name: 'admin::hasPermissions', config: { actions } };
    route.config = { ...route.config, policies: [...(route.config.policies ?? []), policy] };
  }
  if (found.length === Object.keys(rights).length) return;
  throw new Error('A route that must be closed to editors is not where it was; see access/.');
}

function nameOf({ method, path }: Route): string {
  return `${method} ${path}`;
}
