import { makeWorker } from '../../platform/jobs/make-worker';
import { WorkLoop } from '../../platform/jobs/work-loop';
import { carryOutPlans } from './carry-out-plans';

/** Publishes and unpublishes at the time that is planned, in every process that has jobs. */
export const planWorker = makeWorker((strapi) => ({
  senders: [
    new WorkLoop(
      () => carryOutPlans(strapi),
      ({ message }) => strapi.log.error(`Scheduling: ${message}`),
    ),
  ],
}));
