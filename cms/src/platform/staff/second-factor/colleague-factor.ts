import type { Core } from '@strapi/strapi';
import { refuse, refuseMissing } from '../../validation/refusal';
import { deleteFactor, findFactor } from './factor-rows';
import { requireProof, type FactorContext } from './own-factor';
import { endSessions } from './sessions';

export interface ColleagueFactor {
  since: string | null;
  /** End of the lockout after wrong codes; null if not locked out. */
  waitsUntil: string | null;
  isOwn: boolean;
}

export async function findColleague(
  strapi: Core.Strapi,
  context: FactorContext,
): Promise<ColleagueFactor> {
  const staff = await requireStaff(strapi, context);
  const factor = await findFactor(strapi, staff);
  const waits = (factor?.locked_until ?? 0) > Date.now() ? factor?.locked_until : null;
  return {
    since: writeMoment(factor?.since),
    waitsUntil: writeMoment(waits),
    isOwn: staff === context.state.user.id,
  };
}

export async function resetColleague(strapi: Core.Strapi, context: FactorContext): Promise<object> {
  const staff = await requireStaff(strapi, context);
  const { id } = context.state.user;
  if (staff === id) throw refuse('secondFactor.own');
  await requireProof(strapi, context);
  await resetFactor(strapi, staff);
  strapi.log.info(`Second factor: of account ${staff} reset by account ${id}.`);
  return {};
}

/** Removes a person's second factor and ends their sessions. Returns false if there was none. */
export async function resetFactor(strapi: Core.Strapi, staff: number): Promise<boolean> {
  const had = await deleteFactor(strapi, staff);
  await endSessions(strapi, staff);
  return had;
}

async function requireStaff(strapi: Core.Strapi, { params }: FactorContext): Promise<number> {
  const id = /^\d{1,9}$/.test(params.id) ? Number(params.id) : 0;
  if ((await strapi.db.query('admin::user').count({ where: { id } })) === 0) {
    throw refuseMissing('gone.colleague');
  }
  return id;
}

function writeMoment(moment: number | null | undefined): string | null {
  return moment ? new Date(moment).toISOString() : null;
}
