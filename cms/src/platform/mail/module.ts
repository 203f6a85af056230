import type { CmsModule } from '../process/module';
import { interceptDocuments } from '../database/documents';
import { mailWorker } from './mail-worker';
import type { Core } from '@strapi/strapi';
import { addAdminRoutes, contentRight } from '../access/admin-routes';
import { queues } from '../metrics/queues';
import { MAIL, MAILS } from './mail-table';
import { refuseForbidden, refuse } from '../validation/refusal';
import { z } from 'zod';

export const mail: CmsModule = {
  register: protectOutbox,
  handlers: [addOutboxHandlers],
  workers: [{ ...mailWorker, always: true }],
};

/** Makes the outbox read-only in the admin. Call it while registering. */
function protectOutbox(strapi: Core.Strapi): void {
  queues.add(strapi, {
    queue: 'mails',
    table: MAILS.name,
    waiting: { state: 'waiting' },
    failed: { state: 'failed' },
    written: 'created_at',
    due: MAILS.due,
  });
  interceptDocuments(strapi, ({ uid, action }, next) => {
    if (uid === MAIL && ['create', 'update', 'clone'].includes(action)) {
      throw refuseForbidden('mail.readOnly');
    }
    return next();
  });
}

function addOutboxHandlers(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, [
    {
      method: 'POST',
      path: '/mails/send-again',
      right: readMails,
      handle: ({ request }) => sendAgain(strapi, request.body),
    },
  ]);
}

/** Permission to send again: the same as for reading mails. */
const readMails = contentRight('read', 'api::outbox-mail.outbox-mail');

const schema = z.object({ documentIds: z.array(z.string().max(30)).min(1).max(200) });

/**
 * Resets mails so that they are due immediately with all attempts. Returns how many; a mail
 * being handed over does not count. Throws a ValidationError if the input is not a list of
 * documents.
 */
async function sendAgain(strapi: Core.Strapi, given: unknown): Promise<{ count: number }> {
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
