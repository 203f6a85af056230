import type { Core } from '@strapi/strapi';
import { isLeased, runLeased } from '../jobs/job-lease';
import { makeWorker } from '../jobs/make-worker';
import { WorkLoop } from '../jobs/work-loop';
import { makeWaitingVariants } from './make-waiting-variants';
import { countDue } from './waiting-pictures';

/** Makes pending variants, in one CMS process at a time after its start. */
export const pictureWorker = makeWorker((strapi) => {
  const stopped = new AbortController();
  const loop = new WorkLoop(
    () => work(strapi, stopped.signal),
    ({ message }) => strapi.log.warn(`Pictures: variants cannot be made (${message})`),
  );
  const stop = (): Promise<void> => {
    stopped.abort();
    return loop.stop();
  };
  return { senders: [{ wake: () => loop.wake(), stop }] };
});

async function work(strapi: Core.Strapi, signal: AbortSignal): Promise<boolean> {
  if (!strapi.server.httpServer.listening) return false;
  const { connection } = strapi.db;
  if ((await countDue(connection, Date.now())) === 0) return false;
  if (await isLeased(connection, 'importSnapshot', Date.now())) return false;
  await runLeased(connection, 'pictures', () => makeWaitingVariants(strapi, signal));
  // Another process is working or has just finished: checked again in a second.
  return false;
}
