import type { Core } from '@strapi/strapi';
import { refuseForbidden } from '../../validation/refusal';
import { hasAnyFactor, hasFactor } from './factor-rows';

export interface StaffContext {
  method: string;
  path: string;
  body: unknown;
  state: {
    user: { id: number; email: string };
    userAbility: { rules: readonly { action: string | string[] }[] };
    /** Missing for public routes. */
    auth?: { strategy: { name: string } };
  };
}

type Next = () => Promise<unknown>;

interface Authentication {
  authenticate(context: StaffContext, next: Next): Promise<unknown>;
}

const permissions = 'GET /admin/users/me/permissions';

/** Routes available before a required second factor is set up. */
const open = new Set([
  'GET /admin/users/me',
  'GET /admin/information',
  'POST /admin/logout',
  'GET /admin/second-factor',
  'POST /admin/second-factor/start',
  'POST /admin/second-factor/confirm',
]);

/** Returns the setting: `optional`, `administrators` or `everybody`. */
function readDemand(strapi: Core.Strapi): string {
  return strapi.config.get<string>('staff.secondFactor');
}

/** Reports whether the login form shows a code field, which is the same for all users. */
export async function isCodeAsked(strapi: Core.Strapi): Promise<boolean> {
  return readDemand(strapi) !== 'optional' || (await hasAnyFactor(strapi));
}

/**
 * Reports whether the settings require a second factor from this user. Users who may change a
 * setting of the admin count as administrators.
 */
export function isDemandedOf(strapi: Core.Strapi, { state }: StaffContext): boolean {
  const wanted = readDemand(strapi);
  if (wanted === 'everybody') return true;
  const actions = state.userAbility.rules.flatMap(({ action }) => action);
  return wanted === 'administrators' && actions.some((action) => action.startsWith('admin::'));
}

/**
 * Refuses everything except setting up a second factor to users who need one and have none,
 * including their admin API tokens. Call it while registering.
 */
export function demandFactor(strapi: Core.Strapi): void {
  const auth = strapi.get('auth') as Authentication;
  const authenticate = auth.authenticate.bind(auth);
  auth.authenticate = (context, next) =>
    authenticate(context, async () => {
      const name = `${context.method} ${context.path}`;
      const isFree = !isStaff(context) || open.has(name) || !isDemandedOf(strapi, context);
      if (isFree || (await hasFactor(strapi, context.state.user.id))) return next();
      if (name !== permissions) throw refuseForbidden('secondFactor.first');
      // Without permissions the admin shows no links to refused pages.
      context.body = { data: [] };
    });
}

function isStaff({ state }: StaffContext): boolean {
  return ['admin', 'admin-token'].includes(state.auth?.strategy.name ?? '');
}
