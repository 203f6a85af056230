import type { Core } from '@strapi/strapi';
import { scheduleJob } from '../../platform/jobs/schedule-job';
import { attachWaitingPictures } from './attach-picture';
import { removeOrphans } from './remove-files';

const EVERY_FIVE_MINUTES = '40 */5 * * * *';

/** Removes files without a lead and attaches pictures that wait. */
export function scheduleFileCleanup(strapi: Core.Strapi): void {
  scheduleJob(strapi, {
    name: 'privateFiles',
    rule: EVERY_FIVE_MINUTES,
    title: 'Private files',
    run: async () => {
      await attachWaitingPictures(strapi, Date.now());
      const removed = await removeOrphans(strapi, Date.now());
      if (removed > 0) strapi.log.info(`Private files: ${removed} without a lead removed`);
    },
  });
}
