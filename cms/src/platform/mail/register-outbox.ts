import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { addAdminRoutes } from '../access/admin-routes';
import { MAIL } from './mail-table';
import { readMails, sendAgain } from './send-again';

/**
 * Keeps mails as they were written, and lets staff send them again: they are read in the admin and
 * changed by nobody. Call it while registering.
 */
export function registerOutbox(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    const isWritten = ['create', 'update', 'clone'].includes(context.action);
    if (String(context.uid) === MAIL && isWritten) {
      throw new errors.ForbiddenError('Mails are written by the CMS alone');
    }
    return next();
  });
  addAdminRoutes(strapi, [
    {
      method: 'POST',
      path: '/mails/send-again',
      right: readMails,
      handle: ({ request }) => sendAgain(strapi, request.body),
    },
  ]);
}
