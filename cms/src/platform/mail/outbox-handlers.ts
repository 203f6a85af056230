import type { Core } from '@strapi/strapi';
import { addAdminRoutes } from '../access/admin-routes';
import { queues } from '../metrics/queues';
import { MAIL, MAILS } from './mail-table';
import { readMails, sendAgain } from './send-again';
import { refuseForbidden } from '../validation/refusal';

/** Keeps mails as they were written: they are read in the admin and changed by nobody. Call it while registering. */
export function protectOutbox(strapi: Core.Strapi): void {
  queues.add(strapi, {
    queue: 'mails',
    table: MAILS.name,
    waiting: { state: 'waiting' },
    failed: { state: 'failed' },
    written: 'created_at',
    due: MAILS.due,
  });
  strapi.documents.use((context, next) => {
    const isWritten = ['create', 'update', 'clone'].includes(context.action);
    if (String(context.uid) === MAIL && isWritten) {
      throw refuseForbidden('mail.readOnly');
    }
    return next();
  });
}

/** Lets staff send mails again. */
export function addOutboxHandlers(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, [
    {
      method: 'POST',
      path: '/mails/send-again',
      right: readMails,
      handle: ({ request }) => sendAgain(strapi, request.body),
    },
  ]);
}
