import type { CmsModule } from '../process/module';
import { interceptDocuments } from '../database/documents';
import { mailWorker } from './mail-worker';
import type { Core } from '@strapi/strapi';
import { addAdminRoutes, type Right } from '../access/admin-routes';
import { queues } from '../metrics/queues';
import { MAIL, MAILS } from './mail-table';
import { refuseForbidden, refuse } from '../validation/refusal';
import { z } from 'zod';

export const mail: CmsModule = {
  register: protectOutbox,
  handlers: [addOutboxHandlers],
  workers: [{ ...mailWorker, always: true }],
};

/** Keeps mails as they were written: they are read in the admin and changed by nobody. Call it while registering. */
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

/** Lets staff send mails again. */
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

/** Whoever may read mails may send them again. */
const readMails: Right = {
  action: 'plugin::content-manager.explorer.read',
  subject: 'api::outbox-mail.outbox-mail',
};

const schema = z.object({ documentIds: z.array(z.string().max(30)).min(1).max(200) });

/**
 * Lets mails begin anew, whatever became of them: they are due at once, with all attempts before
 * them. How many do: one that is being handed over at this moment does not. Throws a
 * ValidationError for what is no list of documents.
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
