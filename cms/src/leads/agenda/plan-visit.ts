import type { Core } from '@strapi/strapi';
import { documentsOf } from '../../platform/database/documents';
import type { Knex } from 'knex';
import { z } from 'zod';
import { isDay, isTime } from '@agency/domain/day';
import { atAgencyTime } from '../../platform/rules/agency-time';
import { listSlots } from '../appointments/list-slots';
import { markInProgress } from '../inbox/mark-in-progress';
import { loadLead } from '../mails/load-lead';
import type { VisitHours } from './agenda-responses';
import { findOwnSlot, listTakenHours } from './overlaps';
import { endsByMidnight, isVisitLength, visitMinutes } from './visit-minutes';
import { refuse, refuseMissing } from '../../platform/validation/refusal';

const LEAD = 'api::lead.lead';
const SLOT = 'api::appointment-slot.appointment-slot';

/** Revision of the visit when it was read; 0 if none was agreed. */
const seen = z.object({ sequence: z.number().int().min(0) });

const wanted = z.union([
  z.object({ slot: z.string().regex(/^[a-z0-9]{24}$/) }),
  z.object({
    day: z.string().refine(isDay),
    time: z.string().refine(isTime),
    minutes: z.number().int(),
  }),
  z.object({ cancel: z.literal(true) }),
]);

const schema = seen.and(wanted);

/** Returns when the listing of a lead can be visited; empty without a listing. */
export async function listVisitHours(strapi: Core.Strapi, lead: string): Promise<VisitHours> {
  const stored = await loadLead(strapi, lead);
  if (!stored) throw refuseMissing('gone.lead');
  const { listing } = stored;
  if (!listing) return { moments: [], taken: [] };
  const slots = await listSlots(strapi, listing.reference);
  const moments = slots.map(({ id, start, end, free }) => {
    return { id, start: start.toISOString(), end: end.toISOString(), free };
  });
  return { moments, taken: await listTakenHours(strapi.db.connection, listing.reference) };
}

/**
 * Plans a lead's visit in an existing or new slot, or cancels it; the visitor gets a mail, and a
 * new lead is marked as in progress. Throws a ValidationError for a full, past, unknown or
 * overlapping slot, an invalid length, an end after midnight, or a visit that changed since it
 * was read.
 */
export async function planVisit(
  strapi: Core.Strapi,
  { lead, staff }: { lead: string; staff: number },
  given: unknown,
): Promise<{ done: true }> {
  const { data } = schema.safeParse(given);
  if (!data) throw refuse('visit.plan');
  if ('minutes' in data && !isVisitLength(data.minutes)) throw refuse('visit.length', visitMinutes);
  if ('minutes' in data && !endsByMidnight(data.time, data.minutes)) throw refuse('visit.midnight');
  const { sequence } = data;
  return strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
    // A concurrent second plan finds the visit changed.
    await trx('leads').where({ document_id: lead }).forUpdate().first('id');
    const isDone =
      'cancel' in data
        ? await setVisit(strapi, lead, { state: 'cancelled', sequence })
        : await setVisit(strapi, lead, {
            state: 'confirmed',
            sequence,
            slot:
              'slot' in data
                ? data.slot
                : await resolveOwnMoment(strapi, trx, { lead, staff, ...data }),
          });
    if (!isDone) throw refuseMissing('gone.visit');
    if (!('cancel' in data)) await markInProgress(strapi, lead);
    return { done: true as const };
  });
}

interface OwnMoment {
  lead: string;
  staff: number;
  day: string;
  time: string;
  minutes: number;
}

/** Returns the listing's slot at these times, or creates one that visitors cannot choose. */
async function resolveOwnMoment(strapi: Core.Strapi, trx: Knex, given: OwnMoment): Promise<string> {
  const { lead: documentId, staff, day, time, minutes } = given;
  const start = atAgencyTime(day, time);
  if (start < new Date()) throw refuse('visit.past');
  const end = new Date(start.getTime() + minutes * 60_000);
  const lead = (await strapi.db.query(LEAD).findOne({
    where: { documentId },
    select: ['id'],
    populate: { listing: { select: ['documentId'] }, assignee: { select: ['id'] } },
  })) as { listing: { documentId: string } | null; assignee: { id: number } | null } | null;
  if (!lead) throw refuseMissing('gone.lead');
  const listing = lead.listing?.documentId ?? null;
  const known = listing && (await findOwnSlot(trx, { lead: documentId, listing, start, end }));
  if (known) return known;
  const host = lead.assignee?.id ?? staff;
  const slot = { start, end, capacity: 1, active: false, listing, host };
  return (await documentsOf(strapi, SLOT).create({ data: slot })).documentId;
}

/**
 * Updates a lead's visit through the Document Service: subscribers take the seat and mail the
 * visitor, or refuse an outdated `sequence`. Keeps the other fields of the visit. Returns false
 * if the lead does not exist.
 */
export async function setVisit(
  strapi: Core.Strapi,
  lead: string,
  visit: { state: 'confirmed' | 'cancelled'; slot?: string; sequence?: number },
): Promise<boolean> {
  const row = (await strapi.db.query(LEAD).findOne({
    where: { documentId: lead },
    select: ['id'],
    populate: { appointment: true },
  })) as { appointment: { id: number } | null } | null;
  if (!row) return false;
  const { appointment } = row;
  if (!appointment && visit.state === 'cancelled') return false;
  const data = { appointment: { ...(appointment ? { id: appointment.id } : {}), ...visit } };
  await documentsOf(strapi, LEAD).update({ documentId: lead, data });
  return true;
}
