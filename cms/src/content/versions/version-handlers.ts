import type { Core } from '@strapi/strapi';
import { addAdminRoutes, readPages } from '../../platform/access/admin-routes';
import { findDocumentKey } from './find-document-key';
import { listVersions } from './list-versions';
import { restoreVersion } from './restore-version';

/** Lets the admin see and restore versions of editorial content. */
export function addVersionHandlers(strapi: Core.Strapi): void {
  const path = '/versions/:model/:documentId';
  addAdminRoutes(strapi, [
    {
      method: 'GET',
      path,
      right: readPages,
      handle: (context) => listVersions(strapi, findDocumentKey(strapi, context, 'read')),
    },
    {
      method: 'POST',
      path: `${path}/:id/restore`,
      right: readPages,
      handle: async (context) => {
        const key = findDocumentKey(strapi, context, 'update');
        await restoreVersion(strapi, key, Number(context.params.id) || 0);
        return {};
      },
    },
  ]);
}
