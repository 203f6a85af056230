import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { readToken } from '../../platform/mail-links/mail-link';
import { recordAct } from '../history/record-act';
import { queueCancelMails } from '../mails/queue-visit-mails';
import { freeSeat } from './seats';
import { findVisit, type Visit } from './find-visit';

/** What whoever has the link of a visit may know of it. */
export interface Appointment {
  listing: string | null;
  state: Visit['state'];
  start: Date;
  end: Date;
}

/** The visit of a mail's link; null for a wrong token and when there is no visit at a moment. */
export async function findAppointment(
  strapi: Core.Strapi,
  token: string,
): Promise<Appointment | null> {
  const lead = readToken('appointment', token);
  const visit = lead === null ? null : await findVisit(strapi.db.connection, lead);
  return visit && describe(visit);
}

/**
 * Cancels the visit of a mail's link, gives its seat to others and mails it, once: done again, by staff
 * meanwhile, or after the visit, it changes nothing and answers how the visit stands.
 */
export async function cancelAppointment(
  strapi: Core.Strapi,
  token: string,
): Promise<Appointment | null> {
  const lead = readToken('appointment', token);
  if (lead === null) return null;
  return strapi.db.transaction(async ({ trx }) => {
    const visit = await findVisit(trx, lead);
    const isCancelled = visit && visit.end > new Date() && (await cancelVisit(trx, lead, visit));
    if (isCancelled) {
      const detail = `cancelled ${visit.start.toISOString()}`;
      await recordAct(strapi, { lead, act: 'visit', detail, staff: null });
      await queueCancelMails(strapi, lead, 'visitor');
    }
    const after = await findVisit(trx, lead);
    return after && describe(after);
  });
}

/** Whether it was this call that cancelled it. */
async function cancelVisit(trx: Knex, lead: string, { id, sequence }: Visit): Promise<boolean> {
  const cancelled = await trx('components_lead_appointments')
    .where({ id, state: 'confirmed' })
    .update({ state: 'cancelled', sequence: sequence + 1 });
  if (cancelled === 1) await freeSeat(trx, lead);
  return cancelled === 1;
}

function describe({ reference, state, start, end }: Visit): Appointment {
  return { listing: reference, state, start, end };
}
