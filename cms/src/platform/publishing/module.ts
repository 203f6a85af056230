import type { CmsModule } from '../process/module';
import { addNoticeTable } from './notice-table';
import { noticeWorker } from './notice-worker';
import { subscribeToEditorial } from './subscribe-to-editorial';
import { subscribeToFiles } from './subscribe-to-files';

export const publishing: CmsModule = {
  register(strapi) {
    addNoticeTable(strapi);
    subscribeToEditorial(strapi);
    subscribeToFiles(strapi);
  },
  workers: [{ ...noticeWorker, always: true }],
};
