import type { Core } from '@strapi/strapi';
import { removeLeadFiles } from './remove-files';

/** Removes the files of a lead with the lead, whoever deletes it. Call it while registering. */
export function subscribeToDeletedLeads(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context as unknown as {
      uid: string;
      action: string;
      params: { documentId: string };
    };
    if (uid !== 'api::lead.lead' || action !== 'delete') return next();
    return strapi.db.transaction(async () => {
      const result = await next();
      await removeLeadFiles(strapi, params.documentId);
      return result;
    });
  });
}
