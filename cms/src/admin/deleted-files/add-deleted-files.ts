import { Trash } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { addMenuLink } from '../parts/content-manager';

const deleteFiles = { action: 'plugin::upload.assets.update', subject: null };

export function addDeletedFiles(app: StrapiApp): void {
  addMenuLink(app, {
    to: 'deleted-files',
    icon: Trash,
    position: 4.7,
    intlLabel: { id: 'agency.deleted', defaultMessage: 'Deleted files' },
    permissions: [deleteFiles],
    Component: () =>
      import('./deleted-files-page').then(({ DeletedFilesPage }) => ({
        default: DeletedFilesPage,
      })),
  });
}
