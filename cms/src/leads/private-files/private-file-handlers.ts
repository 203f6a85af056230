import type { Core } from '@strapi/strapi';
import { addAdminRoutes, readLeads } from '../../platform/access/admin-routes';
import { requireToken } from '../../platform/access/require-token';
import { siteActions } from '../../platform/access/site-actions';
import { removeWith } from '../../platform/database/remove-with';
import { addFileTable } from './file-table';
import { openFile } from './open-file';
import { receiveFile, type FileContext } from './receive-file';
import { removeLeadFiles } from './remove-files';

/**
 * Adds the files that visitors send with a lead (FORM-11, FORM-12): where the site hands them over,
 * and where staff who may read leads open them. Call it while registering.
 */
export function registerPrivateFiles(strapi: Core.Strapi): void {
  addFileTable(strapi);
  removeWith(strapi, ['api::lead.lead'], (lead) => removeLeadFiles(strapi, lead));
  strapi.server.routes([
    {
      method: 'POST',
      path: '/lead-files',
      config: { auth: false },
      handler: [
        requireToken(strapi, siteActions.createLead),
        (context: FileContext) => receiveFile(strapi, context),
      ],
    } as never,
  ]);
  addAdminRoutes(strapi, [
    {
      method: 'GET',
      path: '/lead-files/:id',
      right: readLeads,
      handle: (context) => openFile(strapi, context),
    },
  ]);
}
