import type { CmsModule } from '../process/module';
import { checkUploads } from './check-uploads';
import { scheduleSocialImages } from './generate-social-images';
import { ensureDigestIndex } from './library';
import { pictureWorker } from './picture-worker';
import { keepDeleted } from './trash/keep-deleted';
import { scheduleTrash } from './trash/trash-job';
import { addTrashTable } from './trash/trash-table';
import { addWaitingPictureTable } from './waiting-pictures';

export const uploads: CmsModule = {
  register(strapi) {
    addTrashTable(strapi);
    addWaitingPictureTable(strapi);
    keepDeleted(strapi);
    // After the trash, which keeps replaced files: a refused upload replaces nothing.
    checkUploads(strapi);
  },
  bootstrap: ensureDigestIndex,
  workers: [{ start: scheduleSocialImages }, { start: scheduleTrash }, pictureWorker],
};
