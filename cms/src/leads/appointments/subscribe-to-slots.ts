import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { fieldError } from '../../platform/validation/validation-error';
import { SEATS } from './seat-table';

const SLOT = 'api::appointment-slot.appointment-slot';
const SLOTS = 'appointment_slots';
const longestMs = 24 * 3600 * 1000;

interface Context {
  uid: string;
  action: string;
  params: { documentId?: string; data?: Record<string, unknown> };
}

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
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context as unknown as Context;
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
  if (length <= 0) throw fieldError('end', 'The end is not after the beginning.');
  if (length > longestMs) throw fieldError('end', 'A visit does not last longer than a day.');
  if (capacity < taken) {
    throw fieldError('capacity', `${taken} places are taken already; there cannot be fewer.`);
  }
}

function checkMove(before: SlotRow, after: SlotRow, guests: number): void {
  const isMoved =
    toTime(before.start) !== toTime(after.start) || toTime(before.end) !== toTime(after.end);
  if (!isMoved || toTime(before.end) < Date.now()) return;
  throw fieldError(
    'start',
    `${nameGuests(guests)} at this moment. Make another moment, and cancel these visits in their leads first.`,
  );
}

function checkRemoval(slot: SlotRow, guests: number): void {
  if (guests === 0 || toTime(slot.end) < Date.now()) return;
  throw fieldError('start', `${nameGuests(guests)} at this moment. Cancel these visits first.`);
}

function nameGuests(guests: number): string {
  return guests === 1 ? 'A visitor comes' : `${guests} visitors come`;
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
