import { makeWorker } from '../../platform/jobs/make-worker';
import { WorkLoop } from '../../platform/jobs/work-loop';
import { mailMatches } from './mail-matches';
import { matchChanges } from './match-changes';
import { nameError } from '../../platform/process/name-error';

/**
 * Matches changed listings, then writes due mails. Each step is a transaction that one process
 * can win.
 */
export const alertWorker = makeWorker((strapi) => {
  const loop = new WorkLoop(
    async () => (await matchChanges(strapi)) || (await mailMatches(strapi)),
    (error) => {
      strapi.log.warn(`Saved searches: ${nameError(error)}; they are tried again`);
    },
  );
  return { senders: [loop] };
});
