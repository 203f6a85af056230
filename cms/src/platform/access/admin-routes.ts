import type { Core } from '@strapi/strapi';

/** A request of somebody who is logged in to the admin. */
export interface AdminContext {
  params: Record<string, string>;
  query: Record<string, unknown>;
  request: { body?: unknown };
  state: {
    user: {
      id: number;
      firstname?: string | null;
      lastname?: string | null;
      email: string;
      preferedLanguage?: string | null;
    };
    userAbility: { can(action: string, subject: string): boolean };
  };
  status: number;
  body: unknown;
  set(name: string, value: string): void;
}

/** What a role must allow: an action, on a type of content where it is about one. */
export interface Right {
  action: string;
  subject?: string;
}

/** A request that the agency's own pages of the admin make. */
export interface AdminRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/agency`. */
  path: string;
  right: Right;
  handle(context: AdminContext): Promise<unknown>;
}

/** Reading leads, and handling them: whoever may in the content manager may on our own pages. */
export const readLeads: Right = {
  action: 'plugin::content-manager.explorer.read',
  subject: 'api::lead.lead',
};
export const handleLeads: Right = {
  action: 'plugin::content-manager.explorer.update',
  subject: 'api::lead.lead',
};

export const readPages: Right = {
  action: 'plugin::content-manager.explorer.read',
  subject: 'api::page.page',
};

/**
 * Adds requests below `/agency` for people who are logged in to the admin and whose role has the
 * right; others get 401 or 403 (CMS-4). What `handle` returns is the answer, which no cache keeps.
 * Call it while registering.
 */
export function addAdminRoutes(strapi: Core.Strapi, routes: readonly AdminRoute[]): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/agency',
    routes: routes.map(({ method, path, right, handle }) => ({
      method,
      path,
      info: { type: 'admin' },
      handler: async (context: AdminContext) => {
        context.set('Cache-Control', 'no-store');
        context.body = await handle(context);
      },
      config: {
        policies: [
          'admin::isAuthenticatedAdmin',
          { name: 'admin::hasPermissions', config: { actions: [right] } },
        ],
      },
    })) as never,
  });
}
