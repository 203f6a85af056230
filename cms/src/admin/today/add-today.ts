import type { StrapiApp } from '@strapi/strapi/admin';

/** Makes what needs doing today the home of the admin (EDIT-3). Call it while registering. */
export function addToday(app: StrapiApp): void {
  app.router.addRoute((routes) =>
    routes.map((route) =>
      route.index
        ? {
            index: true,
            lazy: async () => ({ Component: (await import('./home-page')).HomePage }),
          }
        : route,
    ),
  );
}
