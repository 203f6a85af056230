import type { StrapiApp } from '@strapi/strapi/admin';

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
