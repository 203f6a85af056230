interface UsersPermissionsPlugin {
  config: object;
  routes: Record<string, unknown>;
  register?: unknown;
}

/**
 * Strapi's users-permissions stores owners, passwords and sessions; all of its own endpoints are
 * disabled (docs/decisions/0074): REST, GraphQL, token authentication and settings pages. Staff
 * edit owners like other content.
 */
export default function extendUsersPermissions(
  plugin: UsersPermissionsPlugin,
): UsersPermissionsPlugin {
  const { config, routes } = plugin;
  return {
    ...plugin,
    // Its layout would route the admin's requests for owners to its own controller.
    config: { ...config, layout: {} },
    routes: Object.fromEntries(Object.keys(routes).map((type) => [type, { type, routes: [] }])),
    // Its register function adds request authentication and GraphQL.
    register: () => undefined,
  };
}
