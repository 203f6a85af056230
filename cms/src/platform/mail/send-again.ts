import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { Right } from '../access/admin-routes';
import { MAILS } from './mail-table';
import { mailWorker } from './mail-worker';
import { refuse } from '../validation/refusal';

/** Whoever may read mails may send them again. */
export const readMails: Right = {
  action: 'plugin::content-manager.explorer.read',
  subject: 'api::outbox-mail.outbox-mail',
};

const schema = z.object({ documentIds: z.array(z.string().max(30)).min(1).max(200) });

/**
 * Lets mails begin anew, whatever became of them: they are due at once, with all attempts before
 * them. How many do: one that is being handed over at this moment does not. Throws a
 * ValidationError for what is no list of documents.
 */
export async function sendAgain(strapi: Core.Strapi, given: unknown): Promise<{ count: number }> {
  const { data } = schema.safeParse(given);
  if (!data) throw refuse('mail.again');
  const now = Date.now();
  const anew = { state: 'waiting', attempts: 0, due_at: now, last_error: null, sent_at: null };
  const count = await strapi.db
    .connection(MAILS.name)
    .whereIn('document_id', data.documentIds)
    .where('leased_until', '<', now)
    .update({ ...anew, updated_at: new Date(now) });
  mailWorker.wake(strapi);
  return { count };
}
