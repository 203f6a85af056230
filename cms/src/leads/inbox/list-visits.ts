import type { Core } from '@strapi/strapi';
import type { Visit } from './answers';

interface VisitorRow {
  documentId: string;
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
  email: string | null;
  appointment: { state: string; slot: { documentId: string } | null } | null;
}

const MOST = 200;

/** The visiting moments from now on, soonest first, with those who have a place in them. */
export async function listVisits(strapi: Core.Strapi, now: Date): Promise<Visit[]> {
  const slots = (await strapi.db.query('api::appointment-slot.appointment-slot').findMany({
    where: { end: { $gt: now } },
    orderBy: [{ start: 'asc' }, { id: 'asc' }],
    limit: MOST,
    select: ['documentId', 'start', 'end', 'capacity', 'taken', 'active'],
    populate: { listing: { select: ['documentId', 'reference'] } },
  })) as unknown as (Omit<Visit, 'visitors'> & { id: number })[];
  const visitors = await listVisitors(
    strapi,
    slots.map(({ id }) => id),
  );
  return slots.map(({ documentId, start, end, capacity, taken, active, listing }) => ({
    documentId,
    start,
    end,
    capacity,
    taken,
    active,
    listing,
    visitors: visitors.get(documentId) ?? [],
  }));
}

async function listVisitors(
  strapi: Core.Strapi,
  slots: readonly number[],
): Promise<Map<string, Visit['visitors']>> {
  const bySlot = new Map<string, Visit['visitors']>();
  if (slots.length === 0) return bySlot;
  const leads = (await strapi.db.query('api::lead.lead').findMany({
    where: { appointment: { state: 'confirmed', slot: { id: { $in: slots } } } },
    orderBy: { id: 'asc' },
    select: ['documentId', 'firstName', 'lastName', 'phone', 'email'],
    populate: { appointment: { populate: { slot: { select: ['documentId'] } } } },
  })) as unknown as VisitorRow[];
  for (const { documentId, firstName, lastName, phone, email, appointment } of leads) {
    const slot = appointment?.slot?.documentId ?? '';
    const name = [firstName, lastName].filter(Boolean).join(' ');
    const before = bySlot.get(slot) ?? [];
    bySlot.set(slot, [...before, { documentId, name, contact: phone ?? email }]);
  }
  return bySlot;
}
