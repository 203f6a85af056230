import type { Core } from '@strapi/strapi';

/** A handler or middleware of a route. It declares the part of Koa's context that it uses. */
export type RouteHandler = (context: never, next: never) => unknown;

interface OwnRoute {
  method: Core.HTTPMethod;
  path: string;
  info?: { type: 'admin' };
  handler: RouteHandler | RouteHandler[];
  config: {
    auth?: false;
    policies?: Core.RouteConfig['policies'];
    middlewares?: unknown[];
  };
}

/**
 * Adds routes to the content API, or to the admin's below a prefix. Call it while registering.
 */
export function addRoutes(
  strapi: Core.Strapi,
  routes: readonly OwnRoute[],
  router?: { type: 'admin'; prefix: string },
): void {
  const known = routes as Core.Route[];
  strapi.server.routes(router ? { ...router, routes: known } : known);
}

interface AdminRoute {
  config: { middlewares?: unknown[]; policies?: unknown[] };
}

/**
 * Returns a route of Strapi's admin or of a plugin for the admin, named by method and path, so
 * that checks can be added to it. Throws if Strapi has no such route.
 */
export function findAdminRoute(strapi: Core.Strapi, plugin: string, name: string): AdminRoute {
  const { routes } = plugin === 'admin' ? strapi.admin : strapi.plugin(plugin);
  const { admin } = routes as Record<string, Core.Router>;
  const route = admin?.routes.find(({ method, path }) => `${method} ${path}` === name);
  if (!route) throw new Error(`Strapi's ${plugin} has no route ${name}; see platform/access.`);
  route.config ??= {};
  return route as AdminRoute;
}

/** Adds a middleware that runs before all others of an admin route. */
export function guardRoute(
  strapi: Core.Strapi,
  plugin: string,
  name: string,
  check: RouteHandler,
): void {
  const route = findAdminRoute(strapi, plugin, name);
  route.config = { ...route.config, middlewares: [check, ...(route.config.middlewares ?? [])] };
}
