import type { Core } from '@strapi/strapi';
import { addAdminRoutes, readPages } from '../../platform/access/admin-routes';
import { dateAsPublished } from './date-as-published';
import { findDocumentKey } from './find-document-key';
import { listVersions } from './list-versions';
import { recordVersions } from './record-versions';
import { restoreVersion } from './restore-version';
import { addVersionTable } from './version-table';

/** Keeps versions of editorial content and lets the admin see and restore them (EDIT-5). */
export function registerVersions(strapi: Core.Strapi): void {
  addVersionTable(strapi);
  recordVersions(strapi);
  dateAsPublished(strapi);
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
