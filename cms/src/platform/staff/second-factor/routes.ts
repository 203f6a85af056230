import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { addRoutes } from '../../access/routes';
import { findColleague, resetColleague } from './colleague-factor';
import { isCodeAsked } from './demand-factor';
import { confirm, findOwn, remove, renewCodes, start, type FactorContext } from './own-factor';

type Handle = (strapi: Core.Strapi, context: FactorContext) => Promise<unknown>;

interface FactorRoute {
  method: 'GET' | 'POST';
  path: string;
  handle: Handle;
  right?: string;
}

const routes: FactorRoute[] = [
  { method: 'GET', path: '', handle: findOwn },
  { method: 'POST', path: '/start', handle: start },
  { method: 'POST', path: '/confirm', handle: confirm },
  { method: 'POST', path: '/recovery-codes', handle: renewCodes },
  { method: 'POST', path: '/remove', handle: remove },
  { method: 'GET', path: '/of/:id', handle: findColleague, right: 'admin::users.read' },
  { method: 'POST', path: '/of/:id/reset', handle: resetColleague, right: 'admin::users.update' },
];

/**
 * Adds the routes for the profile and for a colleague's page. They are below `/admin`, because
 * `renewSession` needs the session cookie, which browsers send only to that path. Call it while
 * registering.
 */
export function addFactorRoutes(strapi: Core.Strapi): void {
  const own = routes.map(({ method, path, handle, right }) => {
    const rights = right ? [{ name: 'admin::hasPermissions', config: { actions: [right] } }] : [];
    return {
      method,
      path: `/second-factor${path}`,
      info: { type: 'admin' as const },
      handler: (context: FactorContext) =>
        answer(context, () => {
          // An admin API token cannot act on a second factor.
          if (context.state.auth?.strategy.name === 'admin') return handle(strapi, context);
          throw new errors.UnauthorizedError();
        }),
      config: {
        policies: ['admin::isAuthenticatedAdmin', ...rights],
        middlewares: method === 'POST' ? [{ name: 'admin::rateLimit', config: { max: 20 } }] : [],
      },
    };
  });
  const asked = {
    method: 'GET' as const,
    path: '/second-factor/asked',
    info: { type: 'admin' as const },
    handler: (context: FactorContext) =>
      answer(context, async () => ({ isAsked: await isCodeAsked(strapi) })),
    config: { auth: false as const },
  };
  addRoutes(strapi, [...own, asked], { type: 'admin', prefix: '/admin' });
}

async function answer(context: FactorContext, handle: () => Promise<unknown>): Promise<void> {
  context.set('Cache-Control', 'no-store');
  context.body = await handle();
}
