import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { MAIL } from './mail-table';

/**
 * Keeps mails as they were written: they are read in the admin and sent again, and changed by
 * nobody. Call it while registering.
 */
export function registerOutbox(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    const isWritten = ['create', 'update', 'clone'].includes(context.action);
    if (String(context.uid) === MAIL && isWritten) {
      throw new errors.ForbiddenError('Mails are written by the CMS alone');
    }
    return next();
  });
}
