import type { Core } from '@strapi/strapi';
import { addRoutes } from './routes';

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

/** A permission that a role must have: an action, for a content type where the action has one. */
export interface Right {
  action: string;
  subject?: string;
}

export interface AdminRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/agency`. */
  path: string;
  right: Right;
  handle(context: AdminContext): Promise<unknown>;
}

/** Returns the permission to read or change documents of a type, as in the content manager. */
export function contentRight(act: 'create' | 'read' | 'update', subject: string): Right {
  return { action: `plugin::content-manager.explorer.${act}`, subject };
}

export const readLeads = contentRight('read', 'api::lead.lead');
export const handleLeads = contentRight('update', 'api::lead.lead');

export const readPages = contentRight('read', 'api::page.page');

/**
 * Adds routes below `/agency` for logged-in admin users whose role has the permission; others
 * get 401 or 403. The response is what `handle` returns and is never cached. Call it while
 * registering.
 */
export function addAdminRoutes(strapi: Core.Strapi, routes: readonly AdminRoute[]): void {
  addRoutes(
    strapi,
    routes.map(({ method, path, right, handle }) => ({
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
    })),
    { type: 'admin', prefix: '/agency' },
  );
}
