import type { Core } from '@strapi/strapi';
import { interceptDocuments } from '../../platform/database/documents';
import type { Knex } from 'knex';
import { queueCancelMails, queueConfirmMail } from '../mails/queue-visit-mails';
import { findVisit, type Visit } from './find-visit';
import { findSeat, freeSeat, holdSeat, takeAnySeat } from './seats';
import { refuseField } from '../../platform/validation/refusal';

const LEAD = 'api::lead.lead';

interface VisitData {
  appointment?: { sequence?: unknown } | null;
}

interface VisitPart {
  id: number;
  state: string;
  slot: { documentId: string } | null;
}

/**
 * Updates seats when staff change leads: cancelling or deleting frees the seat once; confirming
 * or moving takes a seat or is refused. The visitor gets a mail. Call it while registering.
 */
export function subscribeToVisits(strapi: Core.Strapi): void {
  interceptDocuments<VisitData>(strapi, async ({ uid, action, params }, next) => {
    const { documentId, data } = params;
    if (uid !== LEAD || !documentId || !['update', 'delete'].includes(action)) return next();
    return strapi.db.transaction(async ({ trx }) => {
      const before = await findVisit(trx, documentId);
      checkFresh(before, data?.appointment?.sequence);
      const result = await next();
      if (action === 'delete') {
        await freeSeat(trx, documentId);
        return result;
      }
      await syncPlace(strapi, trx, documentId);
      await mailVisitor(strapi, trx, documentId, before);
      return result;
    });
  });
}

/** Refuses an outdated form, which would restore a visit that was cancelled meanwhile. */
function checkFresh(before: Visit | null, given: unknown): void {
  if (before === null || typeof given !== 'number' || given >= before.sequence) return;
  throw refuseField('appointment.state', 'visit.changed');
}

async function syncPlace(strapi: Core.Strapi, trx: Knex, lead: string): Promise<void> {
  const stored = (await strapi.db.query(LEAD).findOne({
    where: { documentId: lead },
    populate: { appointment: { populate: ['slot'] } },
  })) as { appointment: VisitPart | null } | null;
  const visit = stored?.appointment;
  const held = await findSeat(trx, lead);
  const wanted = visit?.state === 'confirmed' ? (visit.slot?.documentId ?? null) : null;
  if (held === wanted) return;
  await freeSeat(trx, lead);
  if (wanted === null || !visit) return;
  const slot = await takeAnySeat(trx, wanted);
  if (!slot) {
    throw refuseField('appointment.slot', 'visit.full');
  }
  await holdSeat(trx, lead, wanted);
  await trx('components_lead_appointments')
    .where({ id: visit.id })
    .update({ start: slot.start, end: slot.end });
}

/**
 * Mails an upcoming visit that was confirmed, moved or cancelled, as a new revision of its
 * invitation.
 */
async function mailVisitor(
  strapi: Core.Strapi,
  trx: Knex,
  lead: string,
  before: Visit | null,
): Promise<void> {
  const after = await findVisit(trx, lead);
  if (after === null) return;
  const turn = before?.sequence ?? after.sequence;
  const isChanged = !isSame(before, after) && after.end > new Date();
  await trx('components_lead_appointments')
    .where({ id: after.id })
    .update({ sequence: isChanged ? turn + 1 : turn });
  if (!isChanged) return;
  const isMoved = before?.state === 'confirmed' && before.start.getTime() !== after.start.getTime();
  if (after.state === 'confirmed') {
    await queueConfirmMail(strapi, lead, isMoved ? before.start : null);
  } else if (before) await queueCancelMails(strapi, lead, 'agency');
}

function isSame(before: Visit | null, after: Visit): boolean {
  return (
    before?.state === after.state &&
    before.start.getTime() === after.start.getTime() &&
    before.end.getTime() === after.end.getTime()
  );
}
