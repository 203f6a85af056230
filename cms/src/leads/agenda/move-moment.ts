import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { z } from 'zod';
import { isDay, isTime } from '@agency/domain/day';
import { atAgencyTime } from '../../platform/rules/agency-time';
import { keepApart } from './overlaps';
import { listVisitors } from './list-visits';
import { setVisit } from './set-visit';
import { endsByMidnight } from './visit-minutes';
import { refuse, refuseMissing } from '../../platform/validation/refusal';

const SLOT = 'api::appointment-slot.appointment-slot';

const schema = z.object({
  day: z.string().refine(isDay),
  time: z.string().refine(isTime),
});

interface SlotRow {
  id: number;
  start: string;
  end: string;
  capacity: number;
  active: boolean;
  listing: { documentId: string } | null;
  host: { id: number } | null;
}

/**
 * Moves a moment to another, of the same length, with everybody who comes: each is mailed the new
 * hours with the file for their calendar (FORM-14). A moment of its own takes its place, so that a
 * visit is moved by the same rules as any; all or nothing. Throws a ValidationError for a moment
 * that is over or would be, that would end after midnight, or would overlap another of the same listing.
 */
export async function moveMoment(
  strapi: Core.Strapi,
  documentId: string,
  given: unknown,
): Promise<{ documentId: string; moved: number }> {
  const { data } = schema.safeParse(given);
  const start = data && atAgencyTime(data.day, data.time);
  if (!start || start < new Date()) throw refuse('visit.past');
  return strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
    // Of two who move it at once the second finds it gone.
    await trx('appointment_slots').where({ document_id: documentId }).forUpdate().first('id');
    const slot = (await strapi.db.query(SLOT).findOne({
      where: { documentId },
      populate: { listing: { select: ['documentId'] }, host: { select: ['id'] } },
    })) as SlotRow | null;
    if (!slot) throw refuseMissing('gone.moment');
    const [before, end] = [new Date(slot.start), new Date(slot.end)];
    if (end < new Date()) throw refuse('visit.over');
    if (before.getTime() === start.getTime()) return { documentId, moved: 0 };
    const lengthMs = end.getTime() - before.getTime();
    if (!endsByMidnight(data.time, lengthMs / 60_000)) throw refuse('visit.midnight');
    const visitors = (await listVisitors(strapi, [slot.id])).get(documentId) ?? [];
    const copy = {
      start,
      end: new Date(start.getTime() + lengthMs),
      capacity: slot.capacity,
      active: slot.active,
      listing: slot.listing?.documentId ?? null,
      host: slot.host?.id ?? null,
    };
    if (copy.listing) await keepApart(trx, documentId, { ...copy, listing: copy.listing });
    const made = await strapi.documents(SLOT).create({ data: copy as never });
    for (const visitor of visitors) {
      await setVisit(strapi, visitor.documentId, { state: 'confirmed', slot: made.documentId });
    }
    await strapi.documents(SLOT).delete({ documentId });
    return { documentId: made.documentId, moved: visitors.length };
  });
}
