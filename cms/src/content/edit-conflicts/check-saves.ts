import type { Core } from '@strapi/strapi';
import { refuseStale, refuseStaleBulk } from './refuse-stale';

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

const bulkPublish = 'POST /collection-types/:model/actions/bulkPublish';

/** Checks every save of the content manager against newer versions. Call it while registering. */
export function checkSaves(strapi: Core.Strapi): void {
  const { admin } = strapi.plugin('content-manager').routes as unknown as {
    admin: { routes: Route[] };
  };
  for (const name of [...saves, bulkPublish]) {
    const route = admin.routes.find(({ method, path }) => `${method} ${path}` === name);
    if (!route) throw new Error(`${name} is not where it was; see edit-conflicts/.`);
    const others = route.config.middlewares ?? [];
    const check = name === bulkPublish ? refuseStaleBulk(strapi) : refuseStale(strapi);
    route.config = { ...route.config, middlewares: [check, ...others] };
  }
}
