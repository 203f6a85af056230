import type { Core } from '@strapi/strapi';
import { documentsOf, interceptDocuments } from '../../platform/database/documents';
import type { Knex } from 'knex';
import { SEATS } from './seats';
import { refuseField } from '../../platform/validation/refusal';
import { addAgencyDays } from '../../platform/rules/agency-time';

const SLOT = 'api::appointment-slot.appointment-slot';
const SLOTS = 'appointment_slots';
const longestMs = 24 * 3600 * 1000;

interface SlotRow {
  start: number | string | Date;
  end: number | string | Date;
  capacity: number;
  taken: number;
}

/**
 * Validates slots edited by staff: the end is after the start, there are enough seats for the
 * visitors, the number of taken seats is read-only, and slots with visitors are neither moved
 * nor deleted. Call it while registering.
 */
export function subscribeToSlots(strapi: Core.Strapi): void {
  interceptDocuments(strapi, async ({ uid, action, params }, next) => {
    if (uid !== SLOT || !['create', 'update', 'clone', 'delete'].includes(action)) return next();
    return strapi.db.transaction(async ({ trx }) => {
      const { documentId = '', data = {} } = params;
      const before = await findRow(trx, documentId);
      const guests = action === 'clone' ? 0 : await countGuests(trx, documentId);
      if (action === 'delete' && before) checkRemoval(before, guests);
      // An old form would restore an outdated count.
      delete data.taken;
      if (action === 'create' || action === 'clone') data.taken = 0;
      const result = await next();
      const written = (result as { documentId?: string } | null)?.documentId ?? documentId;
      const after = action === 'delete' ? null : await findRow(trx, written);
      if (after) checkSlot(after);
      if (after && before && guests > 0) checkMove(before, after, guests);
      return result;
    });
  });
}

function checkSlot({ start, end, capacity, taken }: SlotRow): void {
  const length = toTime(end) - toTime(start);
  if (length <= 0) throw refuseField('end', 'moment.end');
  if (length > longestMs) throw refuseField('end', 'moment.long');
  if (capacity < taken) {
    throw refuseField('capacity', 'moment.taken', { taken });
  }
}

function checkMove(before: SlotRow, after: SlotRow, guests: number): void {
  const isMoved =
    toTime(before.start) !== toTime(after.start) || toTime(before.end) !== toTime(after.end);
  if (!isMoved || toTime(before.end) < Date.now()) return;
  throw refuseField('start', guests === 1 ? 'moment.moveOne' : 'moment.moveMany', { guests });
}

function checkRemoval(slot: SlotRow, guests: number): void {
  if (guests === 0 || toTime(slot.end) < Date.now()) return;
  throw refuseField('start', guests === 1 ? 'moment.removeOne' : 'moment.removeMany', { guests });
}

async function findRow(trx: Knex, documentId: string): Promise<SlotRow | null> {
  const row = trx(SLOTS).where({ document_id: documentId });
  return ((await row.first('start', 'end', 'capacity', 'taken')) as SlotRow | undefined) ?? null;
}

async function countGuests(trx: Knex, slot: string): Promise<number> {
  const [row] = (await trx(SEATS).where({ slot }).count({ guests: '*' })) as {
    guests: number | string;
  }[];
  return Number(row?.guests ?? 0);
}

function toTime(value: number | string | Date): number {
  return new Date(value).getTime();
}

const mostDays = 31;

/**
 * Repeats a new slot on following days at the same local time, if an editor sets a number of
 * days; all or none. Call it while registering.
 */
export function repeatSlots(strapi: Core.Strapi): void {
  interceptDocuments(strapi, async ({ uid, action, params }, next) => {
    if (uid !== SLOT || !params.data || !['create', 'update'].includes(action)) return next();
    const { alsoDays, ...slot } = structuredClone(params.data);
    delete params.data.alsoDays;
    const days = Math.min(Number(alsoDays) || 0, mostDays);
    if (action === 'update' || days < 1) return next();
    return strapi.db.transaction(async () => {
      const result = await next();
      for (let day = 1; day <= days; day += 1) {
        const data = { ...slot, start: shift(slot.start, day), end: shift(slot.end, day) };
        await documentsOf(strapi, SLOT).create({ data });
      }
      return result;
    });
  });
}

function shift(moment: unknown, days: number): Date {
  return addAgencyDays(new Date(moment as string | Date), days);
}
