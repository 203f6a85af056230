import type { Core } from '@strapi/strapi';
import { interceptDocuments } from '../../platform/database/documents';
import { removeWith } from '../../platform/database/remove-with';
import { nameColleague, type ColleagueRow } from '../../platform/staff/colleagues';
import { recordAct, ACTS, type ActName } from './record-act';

const LEAD = 'api::lead.lead';

interface LeadRow {
  state: string;
  followUpOn: string | null;
  assignee: ColleagueRow | null;
  appointment: { state: string; start: string | Date | null } | null;
}

/**
 * Records changes of leads by staff, and deletes the history with the lead. Call it while
 * registering, before the subscriptions to visits, so that their changes are included.
 */
export function subscribeToLeads(strapi: Core.Strapi): void {
  removeWith(strapi, [LEAD], (lead, trx) => trx(ACTS).where({ lead }).delete());
  interceptDocuments(strapi, async ({ uid, action, params }, next) => {
    const { documentId } = params;
    if (uid !== LEAD || !documentId || action !== 'update') return next();
    return strapi.db.transaction(async () => {
      const before = await findFacts(strapi, documentId);
      const result = await next();
      const after = await findFacts(strapi, documentId);
      for (const act of Object.keys(after ?? {}) as (keyof Facts)[]) {
        const detail = after?.[act] ?? '';
        if (before && detail !== before[act]) {
          await recordAct(strapi, { lead: documentId, act, detail });
        }
      }
      return result;
    });
  });
}

type Facts = Record<Extract<ActName, 'state' | 'assign' | 'followUp' | 'visit'>, string>;

async function findFacts(strapi: Core.Strapi, documentId: string): Promise<Facts | null> {
  const lead = (await strapi.db.query(LEAD).findOne({
    where: { documentId },
    select: ['state', 'followUpOn'],
    populate: {
      assignee: { select: ['id', 'firstname', 'lastname', 'username'] },
      appointment: true,
    },
  })) as LeadRow | null;
  if (!lead) return null;
  const { state, followUpOn, assignee, appointment } = lead;
  return {
    state,
    assign: assignee ? nameColleague(assignee) : '',
    followUp: followUpOn ?? '',
    visit: appointment ? writeVisit(appointment) : '',
  };
}

/** Describes a visit by state and start: `confirmed 2026-11-28T09:00:00.000Z`. */
function writeVisit({ state, start }: NonNullable<LeadRow['appointment']>): string {
  return start ? `${state} ${new Date(start).toISOString()}` : state;
}
