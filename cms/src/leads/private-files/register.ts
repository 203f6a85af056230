import type { Core } from '@strapi/strapi';
import { addAdminRoutes, readLeads } from '../../platform/access/admin-routes';
import { requireToken } from '../../platform/access/require-token';
import { siteActions } from '../../platform/access/site-actions';
import { addFileTable } from './file-table';
import { subscribeToDeletedLeads } from './subscribe-to-deleted-leads';
import { openFile } from './open-file';
import { receiveFile, type FileContext } from './receive-file';

/**
 * Adds the files that visitors send with a lead (FORM-11, FORM-12): where the site hands them over,
 * and where staff who may read leads open them. Call it while registering.
 */
export function registerPrivateFiles(strapi: Core.Strapi): void {
  addFileTable(strapi);
  subscribeToDeletedLeads(strapi);
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
