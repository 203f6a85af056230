interface UsersPermissionsPlugin {
  config: object;
  routes: Record<string, unknown>;
  register?: unknown;
}

/**
 * Strapi's users-permissions keeps the owners, their passwords and their sessions; every endpoint of its
 * own is closed (OWN-1, CMS-6, docs/decisions/0074): no REST, no GraphQL, no token of its own before
 * a request, no settings pages. Staff edit owners as they edit other content.
 */
export default function extendUsersPermissions(
  plugin: UsersPermissionsPlugin,
): UsersPermissionsPlugin {
  const { config, routes } = plugin;
  return {
    ...plugin,
    // Its layout hands the admin's requests about owners to a controller of its own.
    config: { ...config, layout: {} },
    routes: Object.fromEntries(Object.keys(routes).map((type) => [type, { type, routes: [] }])),
    // All it registers: how it authenticates requests, and its GraphQL.
    register: () => undefined,
  };
}
