import type { Core } from '@strapi/strapi';
import { refuseForbidden } from '../../validation/refusal';
import { hasAnyFactor, hasFactor } from './factor-rows';

/** Somebody of the agency who asks for something in the admin. */
export interface StaffContext {
  method: string;
  path: string;
  body: unknown;
  state: {
    user: { id: number; email: string };
    userAbility: { rules: readonly { action: string | string[] }[] };
    /** Missing at what everybody may ask for. */
    auth?: { strategy: { name: string } };
  };
}

type Next = () => Promise<unknown>;

interface Authentication {
  authenticate(context: StaffContext, next: Next): Promise<unknown>;
}

const permissions = 'GET /admin/users/me/permissions';

/** What is left to somebody who has to set up a second factor first. */
const open = new Set([
  'GET /admin/users/me',
  'GET /admin/information',
  'POST /admin/logout',
  'GET /admin/second-factor',
  'POST /admin/second-factor/start',
  'POST /admin/second-factor/confirm',
]);

/** Returns `optional`, `administrators` or `everybody`. */
function readDemand(strapi: Core.Strapi): string {
  return strapi.config.get<string>('staff.secondFactor');
}

/** Reports whether the login shows a field for a code, to everybody alike. */
export async function isCodeAsked(strapi: Core.Strapi): Promise<boolean> {
  return readDemand(strapi) !== 'optional' || (await hasAnyFactor(strapi));
}

/**
 * Reports whether the settings want a second factor of somebody. Administrators are those who may
 * change a setting of the admin: content and files have rights of other names.
 */
export function isDemandedOf(strapi: Core.Strapi, { state }: StaffContext): boolean {
  const wanted = readDemand(strapi);
  if (wanted === 'everybody') return true;
  const actions = state.userAbility.rules.flatMap(({ action }) => action);
  return wanted === 'administrators' && actions.some((action) => action.startsWith('admin::'));
}

/**
 * Refuses everything but setting up a second factor to those who must have one and have none, also
 * to tokens of theirs for the admin's API. Call it while registering.
 */
export function demandFactor(strapi: Core.Strapi): void {
  const auth = strapi.get('auth') as unknown as Authentication;
  const authenticate = auth.authenticate.bind(auth);
  auth.authenticate = (context, next) =>
    authenticate(context, async () => {
      const name = `${context.method} ${context.path}`;
      const isFree = !isStaff(context) || open.has(name) || !isDemandedOf(strapi, context);
      if (isFree || (await hasFactor(strapi, context.state.user.id))) return next();
      if (name !== permissions) throw refuseForbidden('secondFactor.first');
      // Without rights the admin shows no way to what would be refused.
      context.body = { data: [] };
    });
}

function isStaff({ state }: StaffContext): boolean {
  return ['admin', 'admin-token'].includes(state.auth?.strategy.name ?? '');
}
