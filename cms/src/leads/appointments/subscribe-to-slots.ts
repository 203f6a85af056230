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
 * Keeps visiting moments true when staff write them (FORM-14): the end after the beginning, no fewer
 * seats than are taken, the seats taken counted by us alone, and no moment moved or deleted under
 * visitors who come. Call it while registering.
 */
export function subscribeToSlots(strapi: Core.Strapi): void {
  interceptDocuments(strapi, async ({ uid, action, params }, next) => {
    if (uid !== SLOT || !['create', 'update', 'clone', 'delete'].includes(action)) return next();
    return strapi.db.transaction(async ({ trx }) => {
      const { documentId = '', data = {} } = params;
      const before = await findRow(trx, documentId);
      const guests = action === 'clone' ? 0 : await countGuests(trx, documentId);
      if (action === 'delete' && before) checkRemoval(before, guests);
      // A form that was open for a while would put an old count back.
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
 * Makes the same visiting moment on the days after too, at the same hours in Brussels, when an
 * editor says on how many: all of them or none. Call it while registering.
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
