import type { Core } from '@strapi/strapi';
import { NoticeSender } from './notice-sender';
import { purgeNotices } from './claim-notices';

/** How often the outbox is looked at: other processes write to it too, such as an import. */
const lookEveryMs = 1000;
const purgeEveryMs = 3600 * 1000;
const keptMs = 24 * 3600 * 1000;

interface Worker {
  senders: NoticeSender[];
  timers: NodeJS.Timeout[];
}

const workers = new WeakMap<Core.Strapi, Worker>();

/** Begins to send what is in the outbox and what comes to it. Call it when the CMS has started. */
export function startNoticeWorker(strapi: Core.Strapi): void {
  const { connection } = strapi.db;
  const secret = strapi.config.get<string>('publish.secret');
  const senders = strapi.config
    .get<string[]>('publish.targets')
    .map((target) => new NoticeSender({ connection, target, secret, log: strapi.log }));
  const wake = () => senders.forEach((sender) => sender.wake());
  const purge = () => {
    purgeNotices(connection, Date.now() - keptMs).catch((error: Error) => {
      strapi.log.warn(`Publish notices: old ones could not be removed (${error.message})`);
    });
  };
  const timers = [setInterval(wake, lookEveryMs), setInterval(purge, purgeEveryMs)];
  for (const timer of timers) timer.unref();
  workers.set(strapi, { senders, timers });
  wake();
}

/** Something was written to the outbox: it is sent now. Nothing happens before the worker starts. */
export function wakeNoticeWorker(strapi: Core.Strapi): void {
  for (const sender of workers.get(strapi)?.senders ?? []) sender.wake();
}

/** Ends what is under way; what was not taken stays in the outbox. */
export async function stopNoticeWorker(strapi: Core.Strapi): Promise<void> {
  const worker = workers.get(strapi);
  workers.delete(strapi);
  worker?.timers.forEach((timer) => clearInterval(timer));
  await Promise.all(worker?.senders.map((sender) => sender.stop()) ?? []);
}
