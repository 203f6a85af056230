import type { CmsModule } from '../process/module';
import { addNoticeTable } from './notice-table';
import { noticeWorker } from './notice-worker';
import { subscribeToEditorial } from './subscribe-to-editorial';
import { subscribeToFiles } from './subscribe-to-files';

/** Outbox of publish notices, with the subscriptions that fill it. */
export const publishing: CmsModule = {
  register(strapi) {
    addNoticeTable(strapi);
    subscribeToEditorial(strapi);
    subscribeToFiles(strapi);
  },
  workers: [{ ...noticeWorker, always: true }],
};
