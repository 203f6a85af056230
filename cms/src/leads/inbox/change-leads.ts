import type { Core } from '@strapi/strapi';
import { documentsOf } from '../../platform/database/documents';
import { z } from 'zod';
import { isDay } from '@agency/domain/day';
import { requireColleague } from '../../platform/staff/colleagues';
import type { AdminContext } from '../../platform/access/admin-routes';
import { refuse, refuseMissing } from '../../platform/validation/refusal';
import { recordAct } from '../history/record-act';

const uid = 'api::lead.lead';

const bulk = z.object({
  documentIds: z
    .array(z.string().regex(/^[a-z0-9]{24}$/))
    .min(1)
    .max(100),
  act: z.enum(['new', 'open', 'done', 'spam', 'assign', 'followUp']),
  /** For `assign`: a colleague or null; the current user by default. */
  assignee: z.number().int().positive().nullable().optional(),
  /** For `followUp`: a date; null or missing removes it. */
  day: z.string().refine(isDay).nullable().optional(),
});

/**
 * Sets the state, assignee or follow-up date of leads. Returns how many; skips deleted ones.
 * Uses the Document Service, so that subscribers are called; all or nothing.
 */
export async function changeLeads(
  strapi: Core.Strapi,
  { request, state: { user } }: Pick<AdminContext, 'request' | 'state'>,
): Promise<{ changed: number }> {
  const result = bulk.safeParse(request.body);
  if (!result.success) throw refuse('inbox.change');
  const { documentIds, act, assignee = user.id, day = null } = result.data;
  const data =
    act === 'assign' ? { assignee } : act === 'followUp' ? { followUpOn: day } : { state: act };
  if (act === 'assign' && assignee !== null) await requireColleague(strapi, assignee);
  return strapi.db.transaction(async () => {
    let changed = 0;
    for (const documentId of new Set(documentIds)) {
      const lead = await documentsOf(strapi, uid).update({ documentId, data });
      if (lead) changed += 1;
    }
    return { changed };
  });
}

const schema = z.discriminatedUnion('act', [
  z.object({ act: z.literal('read') }),
  z.object({ act: z.literal('call'), key: z.uuid() }),
  z.object({ act: z.literal('note'), key: z.uuid(), text: z.string().trim().min(1).max(2000) }),
]);

/**
 * Records an action that does not change the lead: first reading, call or note; a repeated key
 * has no effect. Throws a ValidationError for other actions, a NotFoundError if the lead does
 * not exist.
 */
export async function addAct(
  strapi: Core.Strapi,
  lead: string,
  given: unknown,
): Promise<{ isNew: boolean }> {
  const { data } = schema.safeParse(given);
  if (!data) throw refuse('inbox.act');
  return strapi.db.transaction(async () => {
    if ((await strapi.db.query(uid).count({ where: { documentId: lead } })) === 0) {
      throw refuseMissing('gone.lead');
    }
    if (data.act !== 'read') {
      const detail = data.act === 'note' ? data.text : '';
      const key = `${data.act}:${data.key}`;
      return { isNew: await recordAct(strapi, { lead, act: data.act, detail, key }) };
    }
    const isNew = await recordAct(strapi, { lead, act: 'read', key: `read:${lead}` });
    // An answer by mail makes a lead unread again.
    const where = { documentId: lead, readAt: { $null: true } };
    await strapi.db.query(uid).updateMany({ where, data: { readAt: new Date() } });
    return { isNew };
  });
}
