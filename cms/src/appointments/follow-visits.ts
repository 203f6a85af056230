import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { fieldError } from '../validation/validation-error';
import { findPlace, freePlace, holdPlace, takeAnyPlace } from './places';

const LEAD = 'api::lead.lead';

interface Context {
  uid: string;
  action: string;
  params: { documentId?: string };
}

interface VisitPart {
  id: number;
  state: string;
  slot: { documentId: string } | null;
}

/**
 * Keeps the places of visits in step with what staff do to leads (FORM-14): a cancelled or deleted
 * one gives its place back, once; a confirmed one, or one moved to another moment, takes a place
 * there or is refused. Call it while registering.
 */
export function followVisits(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context as unknown as Context;
    const { documentId } = params;
    if (uid !== LEAD || !documentId || !['update', 'delete'].includes(action)) return next();
    return strapi.db.transaction(async ({ trx }) => {
      const result = await next();
      if (action === 'delete') await freePlace(trx, documentId);
      else await settleVisit(strapi, trx, documentId);
      return result;
    });
  });
}

async function settleVisit(strapi: Core.Strapi, trx: Knex, lead: string): Promise<void> {
  const stored = (await strapi.db.query(LEAD).findOne({
    where: { documentId: lead },
    populate: { appointment: { populate: ['slot'] } },
  })) as { appointment: VisitPart | null } | null;
  const visit = stored?.appointment;
  const held = await findPlace(trx, lead);
  const wanted = visit?.state === 'confirmed' ? (visit.slot?.documentId ?? null) : null;
  if (held === wanted) return;
  await freePlace(trx, lead);
  if (wanted === null || !visit) return;
  const slot = await takeAnyPlace(trx, wanted);
  if (!slot) {
    throw fieldError('appointment.slot', 'No place is left at this moment; choose another one.');
  }
  await holdPlace(trx, lead, wanted);
  await trx('components_lead_appointments')
    .where({ id: visit.id })
    .update({ start: slot.start, end: slot.end });
}
