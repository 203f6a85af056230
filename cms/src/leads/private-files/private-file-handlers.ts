import type { Core } from '@strapi/strapi';
import { addAdminRoutes, readLeads } from '../../platform/access/admin-routes';
import { requireToken } from '../../platform/access/require-token';
import { addRoutes } from '../../platform/access/routes';
import { siteActions } from '../../platform/access/site-actions';
import { openFile } from './open-file';
import { receiveFile, type FileContext } from './receive-file';

/** Adds routes to upload files of leads, and to open them for staff who may read leads. */
export function addPrivateFileHandlers(strapi: Core.Strapi): void {
  addRoutes(strapi, [
    {
      method: 'POST',
      path: '/lead-files',
      config: { auth: false },
      handler: [
        requireToken(strapi, siteActions.createLead),
        (context: FileContext) => receiveFile(strapi, context),
      ],
    },
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
