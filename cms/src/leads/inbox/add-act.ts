import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { recordAct } from '../history/record-act';
import { refuse, refuseMissing } from '../../platform/validation/refusal';

const uid = 'api::lead.lead';

const schema = z.discriminatedUnion('act', [
  z.object({ act: z.literal('read') }),
  z.object({ act: z.literal('call'), key: z.uuid() }),
  z.object({ act: z.literal('note'), key: z.uuid(), text: z.string().trim().min(1).max(2000) }),
]);

/**
 * Records what staff did with a lead that changes none of its fields: the first reading, a call, a
 * note; a key sent twice is one act. Throws a ValidationError for anything else, a NotFoundError
 * where there is no such lead.
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
    if (isNew) {
      const where = { documentId: lead, readAt: { $null: true } };
      await strapi.db.query(uid).updateMany({ where, data: { readAt: new Date() } });
    }
    return { isNew };
  });
}
