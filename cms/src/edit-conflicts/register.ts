import type { Core } from '@strapi/strapi';
import { refuseStale } from './refuse-stale';

interface Route {
  method: string;
  path: string;
  config: { middlewares?: unknown[] };
}

const saves = [
  'PUT /collection-types/:model/:id',
  'POST /collection-types/:model/:id/actions/publish',
  'PUT /single-types/:model',
  'POST /single-types/:model/actions/publish',
];

/** Checks every save of the content manager against newer versions. Call it while registering. */
export function registerEditConflicts(strapi: Core.Strapi): void {
  const { admin } = strapi.plugin('content-manager').routes as unknown as {
    admin: { routes: Route[] };
  };
  for (const name of saves) {
    const route = admin.routes.find(({ method, path }) => `${method} ${path}` === name);
    if (!route) throw new Error(`${name} is not where it was; see edit-conflicts/.`);
    const others = route.config.middlewares ?? [];
    route.config = { ...route.config, middlewares: [refuseStale(strapi), ...others] };
  }
}
