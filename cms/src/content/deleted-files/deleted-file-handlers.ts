import type { Core } from '@strapi/strapi';
import { addAdminRoutes } from '../../platform/access/admin-routes';
import { bringBack, removeForGood } from '../../platform/uploads/trash/bring-back';
import { listDeleted } from './list-deleted';
import { listFileUses } from './list-file-uses';

const right = { action: 'plugin::upload.assets.update' };

export function addDeletedFileHandlers(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, [
    {
      method: 'GET',
      path: '/deleted-files',
      right,
      handle: ({ state }) => listDeleted(strapi, state),
    },
    {
      method: 'GET',
      path: '/file-uses',
      right,
      handle: ({ query, state }) => listFileUses(strapi, query, state),
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
