import type { Core } from '@strapi/strapi';
import { documentsOf } from '../../platform/database/documents';
import type { Knex } from 'knex';
import { requireColleague } from '../../platform/staff/colleagues';
import { keepNewApart, keepApart } from './overlaps';
import { isVisitLength, visitMinutes, endsByMidnight } from './visit-minutes';
import { refuse, refuseMissing } from '../../platform/validation/refusal';
import { z } from 'zod';
import { isDay, isTime, addDays } from '@agency/domain/day';
import { atAgencyTime } from '../../platform/rules/agency-time';
import { listVisitors } from './list-visits';
import { setVisit } from './plan-visit';

const SLOT = 'api::appointment-slot.appointment-slot';

/** Advisory lock in PostgreSQL; SQLite has one writer at a time. */
const LOCK = 520_413;

/**
 * Creates all slots of a plan, or none. Skips existing slots of the listing with the same times,
 * so that a repeated plan has no effect. Throws a ValidationError for an invalid plan or length,
 * and for a slot that overlaps another one of the listing.
 */
export async function makeMoments(
  strapi: Core.Strapi,
  given: unknown,
): Promise<{ made: number; known: number }> {
  const { data } = momentPlan.safeParse(given);
  if (data && !isVisitLength(data.minutes)) throw refuse('visit.length', visitMinutes);
  const moments = data && listMoments(data);
  if (!data || !moments) {
    throw refuse('moment.most', { most: mostMoments });
  }
  const { listing, host, capacity } = data;
  if (host !== null) await requireColleague(strapi, host);
  return strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
    // Prevents two concurrent plans from both inserting their slots.
    if (strapi.db.dialect.client === 'postgres')
      await trx.raw('select pg_advisory_xact_lock(?)', [LOCK]);
    await requireListing(strapi, listing);
    const known = await listStarts(strapi, listing);
    const missing = moments.filter(({ start, end }) => !known.has(nameMoment(start, end)));
    if (listing) await keepNewApart(trx, listing, missing);
    for (const moment of missing) {
      const slot = { ...moment, listing, host, capacity, active: true };
      await documentsOf(strapi, SLOT).create({ data: slot });
    }
    return { made: missing.length, known: moments.length - missing.length };
  });
}

async function requireListing(strapi: Core.Strapi, documentId: string | null): Promise<void> {
  if (documentId === null) return;
  const where = { documentId };
  if ((await strapi.db.query('api::listing.listing').count({ where })) === 1) return;
  throw refuse('gone.listing');
}

async function listStarts(strapi: Core.Strapi, listing: string | null): Promise<Set<string>> {
  const rows = (await strapi.db.query(SLOT).findMany({
    where: {
      end: { $gt: new Date() },
      listing: listing ? { documentId: listing } : { id: { $null: true } },
    },
    select: ['start', 'end'],
  })) as { start: string; end: string }[];
  return new Set(rows.map(({ start, end }) => nameMoment(new Date(start), new Date(end))));
}

function nameMoment(start: Date, end: Date): string {
  return `${start.getTime()} ${end.getTime()}`;
}

const schema = z.object({
  day: z.string().refine(isDay),
  time: z.string().refine(isTime),
  /** Id of the colleague who hosts it from then on; without one it stays as it is. */
  host: z.number().int().positive().optional(),
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
 * Moves a slot with all visitors to another time of the same length, or to another host; each
 * visitor gets a mail with a calendar file if the time changes. Replaces the slot by a new one,
 * so that the rules for moved visits apply; all or nothing. Throws a ValidationError for past
 * times, an end after midnight, and overlaps with another slot of the listing.
 */
export async function moveMoment(
  strapi: Core.Strapi,
  documentId: string,
  given: unknown,
): Promise<{ documentId: string; moved: number }> {
  const { data } = schema.safeParse(given);
  const start = data && atAgencyTime(data.day, data.time);
  if (!start || start < new Date()) throw refuse('visit.past');
  if (data.host !== undefined) await requireColleague(strapi, data.host);
  return strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
    // A concurrent second move finds the slot gone.
    await trx('appointment_slots').where({ document_id: documentId }).forUpdate().first('id');
    const slot = (await strapi.db.query(SLOT).findOne({
      where: { documentId },
      populate: { listing: { select: ['documentId'] }, host: { select: ['id'] } },
    })) as SlotRow | null;
    if (!slot) throw refuseMissing('gone.moment');
    const [before, end] = [new Date(slot.start), new Date(slot.end)];
    if (end < new Date()) throw refuse('visit.over');
    const host = data.host ?? slot.host?.id ?? null;
    if (before.getTime() === start.getTime()) {
      await documentsOf(strapi, SLOT).update({ documentId, data: { host } });
      return { documentId, moved: 0 };
    }
    const lengthMs = end.getTime() - before.getTime();
    if (!endsByMidnight(data.time, lengthMs / 60_000)) throw refuse('visit.midnight');
    const visitors = (await listVisitors(strapi, [slot.id])).get(documentId) ?? [];
    const copy = {
      start,
      end: new Date(start.getTime() + lengthMs),
      capacity: slot.capacity,
      active: slot.active,
      listing: slot.listing?.documentId ?? null,
      host,
    };
    if (copy.listing) await keepApart(trx, documentId, { ...copy, listing: copy.listing });
    const made = await documentsOf(strapi, SLOT).create({ data: copy });
    for (const visitor of visitors) {
      await setVisit(strapi, visitor.documentId, { state: 'confirmed', slot: made.documentId });
    }
    await strapi.documents(SLOT).delete({ documentId });
    return { documentId: made.documentId, moved: visitors.length };
  });
}

const mostMoments = 500;
const mostDays = 366;

const time = z.string().refine(isTime);
const day = z.string().refine(isDay);

/** A plan of recurring slots, such as every Saturday from 10 to 12, half an hour each. */
const momentPlan = z.object({
  /** Document id of a listing; null for any. */
  listing: z
    .string()
    .regex(/^[a-z0-9]{24}$/)
    .nullable(),
  /** 1 is Monday, 7 is Sunday. */
  weekdays: z.array(z.number().int().min(1).max(7)).min(1).max(7),
  from: day,
  until: day,
  start: time,
  end: time,
  minutes: z.number().int().min(1),
  capacity: z.number().int().min(1).max(1000),
  host: z.number().int().positive().nullable(),
});

type MomentPlan = z.infer<typeof momentPlan>;
type Hours = Pick<MomentPlan, 'weekdays' | 'from' | 'until' | 'start' | 'end' | 'minutes'>;

/**
 * Returns the slots of a plan in order, without one that would end after the last time. Times
 * are in Brussels on each day. Null for a plan of more than a year, without slots, or with more
 * than 500.
 */
export function listMoments(plan: Hours): { start: Date; end: Date }[] | null {
  if (plan.until > addDays(plan.from, mostDays)) return null;
  const moments: { start: Date; end: Date }[] = [];
  for (let current = plan.from; current <= plan.until; current = addDays(current, 1)) {
    if (plan.weekdays.includes(findWeekday(current))) moments.push(...listOfDay(current, plan));
  }
  return moments.length === 0 || moments.length > mostMoments ? null : moments;
}

function listOfDay(current: string, { start, end, minutes }: Hours): { start: Date; end: Date }[] {
  const lengthMs = minutes * 60_000;
  const last = atAgencyTime(current, end).getTime() - lengthMs;
  const moments = [];
  for (let at = atAgencyTime(current, start).getTime(); at <= last; at += lengthMs) {
    moments.push({ start: new Date(at), end: new Date(at + lengthMs) });
  }
  return moments;
}

function findWeekday(current: string): number {
  return new Date(`${current}T00:00:00Z`).getUTCDay() || 7;
}
