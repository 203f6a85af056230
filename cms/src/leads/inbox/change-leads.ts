import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import type { AdminContext } from '../../platform/access/admin-routes';

const uid = 'api::lead.lead';

const bulk = z.object({
  documentIds: z
    .array(z.string().regex(/^[a-z0-9]{24}$/))
    .min(1)
    .max(100),
  act: z.enum(['new', 'open', 'done', 'spam', 'assign']),
  /** With `assign`: a colleague, or nobody. Left out, whoever asks. */
  assignee: z.number().int().positive().nullable().optional(),
});

/**
 * Sets the state of some leads, or who handles them, and answers how many there were: those that are
 * gone meanwhile are passed over. Through the Document Service, so that whatever follows leads hears
 * of it; all of them or none.
 */
export async function changeLeads(
  strapi: Core.Strapi,
  { request, state: { user } }: Pick<AdminContext, 'request' | 'state'>,
): Promise<{ changed: number }> {
  const result = bulk.safeParse(request.body);
  if (!result.success) throw new errors.ValidationError('This cannot be done with leads.');
  const { documentIds, act, assignee = user.id } = result.data;
  const data = act === 'assign' ? { assignee } : { state: act };
  if (act === 'assign' && assignee !== null) await requireColleague(strapi, assignee);
  return strapi.db.transaction(async () => {
    let changed = 0;
    for (const documentId of new Set(documentIds)) {
      const lead = await strapi.documents(uid).update({ documentId, data: data as never });
      if (lead) changed += 1;
    }
    return { changed };
  });
}

async function requireColleague(strapi: Core.Strapi, id: number): Promise<void> {
  const where = { id, isActive: true };
  if ((await strapi.db.query('admin::user').count({ where })) === 1) return;
  throw new errors.ValidationError('There is no such colleague.');
}
