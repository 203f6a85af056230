import { makeWorker } from '../jobs/make-worker';
import { purgeNotices } from './claim-notices';
import { NoticeSender } from './notice-sender';

const keptMs = 24 * 3600 * 1000;

/** Sends notices from the outbox, to each site independently. */
export const noticeWorker = makeWorker((strapi) => {
  const { connection } = strapi.db;
  const secret = strapi.config.get<string>('publish.secret');
  const targets = strapi.config.get<string[]>('publish.targets');
  return {
    senders: targets.map(
      (target) => new NoticeSender({ connection, target, secret, log: strapi.log }),
    ),
    tidy: () => {
      purgeNotices(connection, Date.now() - keptMs).catch((error: Error) => {
        strapi.log.warn(`Publish notices: old ones could not be removed (${error.message})`);
      });
    },
  };
});
