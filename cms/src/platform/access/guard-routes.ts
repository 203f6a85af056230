import type { Core, UID } from '@strapi/strapi';
import { listReadable, type Ability } from './readable-fields';
import { guardRoute, findAdminRoute } from './routes';

interface Context {
  params: { model?: string; targetField?: string };
  query: Record<string, unknown>;
  request: { body?: unknown };
  body?: unknown;
  state: { user: { email: string; password: string }; userAbility: Ability };
  forbidden(): unknown;
  badRequest(message: string, details: object): unknown;
}

export type RouteMiddleware = (context: Context, next: () => Promise<unknown>) => Promise<unknown>;

/** Strapi's routes that return related documents and candidates for a relation. */
export const relationRoutes = [
  'GET /relations/:model/:targetField',
  'GET /relations/:model/:id/:targetField',
];

/**
 * Adds checks to admin routes where Strapi's own are too weak: changing one's own email requires
 * the password, and relations that may not be read are refused. Call it while registering.
 */
export function guardAdminRoutes(strapi: Core.Strapi): void {
  guardRoute(strapi, 'admin', 'PUT /users/me', askForPassword(strapi));
  for (const name of relationRoutes) {
    guardRoute(strapi, 'content-manager', name, refuseHiddenRelation(strapi));
  }
}

function askForPassword(strapi: Core.Strapi): RouteMiddleware {
  const auth = strapi.service('admin::auth') as {
    validatePassword(password: string, hash: string): Promise<boolean>;
  };
  return async (context, next) => {
    const { user } = context.state;
    const { email, currentPassword = '' } = (context.request.body ?? {}) as Record<string, unknown>;
    const isNew = email !== undefined && String(email).toLowerCase() !== user.email.toLowerCase();
    const isKnown =
      !isNew || (await auth.validatePassword(String(currentPassword), user.password ?? ''));
    if (isKnown) return next();
    const details = { currentPassword: ['agency.emailNeedsPassword'] };
    // The profile page translates this key.
    // eslint-disable-next-line no-restricted-syntax
    return context.badRequest('ValidationError', details);
  };
}

function refuseHiddenRelation(strapi: Core.Strapi): RouteMiddleware {
  return async (context, next) => {
    const { model = '', targetField = '' } = context.params;
    const schema = strapi.getModel(model as UID.Schema) as { modelType?: string } | undefined;
    if (schema?.modelType !== 'contentType') return next();
    const field = listReadable(strapi, context.state.userAbility, model).open(targetField);
    return field ? next() : context.forbidden();
  };
}

/**
 * Requests that Strapi allows every admin user, by plugin, and the permission that each requires
 * here.
 */
const rights: Record<string, Record<string, string>> = {
  admin: { 'GET /homepage/key-statistics': 'admin::users.read' },
  'content-manager': {
    'PUT /components/:uid/configuration': 'plugin::content-manager.components.configure-layout',
  },
  email: { 'POST /': 'plugin::email.settings.read' },
  i18n: { 'PUT /settings': 'plugin::i18n.locale.update' },
};

/**
 * Requires a permission where Strapi requires only a login: editors neither configure
 * components, count users, roles and tokens, change language settings nor send mail to any
 * address. Call it while registering.
 */
export function closeAdminRoutes(strapi: Core.Strapi): void {
  for (const [plugin, byRoute] of Object.entries(rights)) {
    for (const [name, right] of Object.entries(byRoute)) {
      const route = findAdminRoute(strapi, plugin, name);
      const policy = { name: 'admin::hasPermissions', config: { actions: [right] } };
      route.config = { ...route.config, policies: [...(route.config.policies ?? []), policy] };
    }
  }
}
