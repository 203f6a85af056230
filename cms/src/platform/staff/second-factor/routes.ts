import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { findColleague, resetColleague } from './colleague-factor';
import { isCodeAsked } from './demand-factor';
import { confirm, findOwn, remove, renewCodes, start, type FactorContext } from './own-factor';

type Handle = (strapi: Core.Strapi, context: FactorContext) => Promise<unknown>;

const routes: Record<string, { handle: Handle; right?: string }> = {
  'GET /second-factor': { handle: findOwn },
  'POST /second-factor/start': { handle: start },
  'POST /second-factor/confirm': { handle: confirm },
  'POST /second-factor/recovery-codes': { handle: renewCodes },
  'POST /second-factor/remove': { handle: remove },
  'GET /second-factor/of/:id': { handle: findColleague, right: 'admin::users.read' },
  'POST /second-factor/of/:id/reset': { handle: resetColleague, right: 'admin::users.update' },
};

/**
 * Adds the routes for the profile and for a colleague's page. They are below `/admin`, because
 * `renewSession` needs the session cookie, which browsers send only to that path. Call it while
 * registering.
 */
export function addFactorRoutes(strapi: Core.Strapi): void {
  const own = Object.entries(routes).map(([name, { handle, right }]) => {
    const [method = '', path = ''] = name.split(' ');
    const rights = right ? [{ name: 'admin::hasPermissions', config: { actions: [right] } }] : [];
    return {
      method,
      path,
      info: { type: 'admin' },
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
    method: 'GET',
    path: '/second-factor/asked',
    info: { type: 'admin' },
    handler: (context: FactorContext) =>
      answer(context, async () => ({ isAsked: await isCodeAsked(strapi) })),
    config: { auth: false },
  };
  strapi.server.routes({ type: 'admin', prefix: '/admin', routes: [...own, asked] as never });
}

async function answer(context: FactorContext, handle: () => Promise<unknown>): Promise<void> {
  context.set('Cache-Control', 'no-store');
  context.body = await handle();
}
