import type { Core } from '@strapi/strapi';
import { addAdminRoutes } from '../../platform/access/admin-routes';
import { bringBack, removeForGood } from '../../platform/uploads/trash/bring-back';
import { keepDeleted } from '../../platform/uploads/trash/keep-deleted';
import { addTrashTable } from '../../platform/uploads/trash/trash-table';
import { listDeleted } from './list-deleted';
import { refuseUsed } from './refuse-used';

const right = { action: 'plugin::upload.assets.update' };

/**
 * Refuses to delete files that are in use, keeps those that are deleted or replaced for 30 days, and
 * lets whoever may delete files bring them back (OPS-10). Call it while registering.
 */
export function registerDeletedFiles(strapi: Core.Strapi): void {
  addTrashTable(strapi);
  refuseUsed(strapi);
  keepDeleted(strapi);
  addAdminRoutes(strapi, [
    {
      method: 'GET',
      path: '/deleted-files',
      right,
      handle: ({ state }) => listDeleted(strapi, state),
    },
    {
      method: 'POST',
      path: '/deleted-files/:id/bring-back',
      right,
      handle: async ({ params }) => {
        await bringBack(strapi, Number(params.id) || 0);
        return {};
      },
    },
    {
      method: 'POST',
      path: '/deleted-files/:id/remove',
      right,
      handle: async ({ params }) => {
        await removeForGood(strapi, Number(params.id) || 0);
        return {};
      },
    },
  ]);
}
