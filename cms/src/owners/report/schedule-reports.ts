import type { Core } from '@strapi/strapi';
import { scheduleJob } from '../../platform/jobs/schedule-job';
import { sendReports } from './send-reports';

/** By the minute, not at 8 o'clock: servers have clocks of their own, and what was missed is made up for. */
const EVERY_MINUTE = '5 * * * * *';

/** Queues the weekly reports to owners when they are due (OWN-9). */
export function scheduleReports(strapi: Core.Strapi): void {
  scheduleJob(strapi, {
    name: 'ownerReports',
    rule: EVERY_MINUTE,
    title: 'Weekly reports to owners',
    run: async () => {
      const sent = await sendReports(strapi);
      if (sent > 0) strapi.log.info(`Weekly reports to owners: ${sent} queued`);
    },
  });
}
