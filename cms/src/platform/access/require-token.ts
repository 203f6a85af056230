import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

interface Context {
  state: Record<string, unknown>;
  unauthorized(): void;
  forbidden(): void;
}

type Next = () => Promise<unknown>;

interface Authentication {
  authenticate(context: Context, next: Next): Promise<unknown>;
  verify(auth: unknown, config: { scope: string[] }): Promise<void>;
}

/**
 * Returns a middleware for routes outside Strapi's own API, such as GraphQL: tokens without the
 * action get 401 or 403. The route itself has `auth: false`.
 */
export function requireToken(strapi: Core.Strapi, action: string) {
  const authentication = strapi.get('auth') as Authentication;
  return async (context: Context, next: Next): Promise<unknown> => {
    context.state.route = { info: { type: 'content-api' } };
    return authentication.authenticate(context, async () => {
      try {
        await authentication.verify(context.state.auth, { scope: [action] });
      } catch (error) {
        if (error instanceof errors.UnauthorizedError) return context.unauthorized();
        if (error instanceof errors.ForbiddenError) return context.forbidden();
        throw error;
      }
      return next();
    });
  };
}
