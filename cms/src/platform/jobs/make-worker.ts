import type { Core } from '@strapi/strapi';

/** How often a table is looked at: other processes write to it too, such as an import. */
const pollMs = 1000;
const tidyEveryMs = 3600 * 1000;

/** What sends the rows of a table. */
export interface Sender {
  /** Looks for rows now. */
  wake(): void;
  /** Resolves when nothing is under way any more. */
  stop(): Promise<void>;
}

interface Work {
  senders: readonly Sender[];
  /** Removes what is old; called every hour. */
  tidy?(): void;
}

interface Running extends Work {
  timers: NodeJS.Timeout[];
}

/** What starts, wakes and stops the sending of a table in a CMS process. */
export interface Worker {
  /** Begins with what waits and goes on with what comes. Call it when the CMS has started. */
  start(strapi: Core.Strapi): void;
  /** Something was written: it is sent now. Nothing happens before the start. */
  wake(strapi: Core.Strapi): void;
  /** Ends what is under way; what was not sent stays in its table. */
  stop(strapi: Core.Strapi): Promise<void>;
}

/** A worker that is woken by whoever writes to its table, and every second. */
export function makeWorker(begin: (strapi: Core.Strapi) => Work): Worker {
  const running = new WeakMap<Core.Strapi, Running>();
  const wake = (strapi: Core.Strapi): void =>
    running.get(strapi)?.senders.forEach((sender) => sender.wake());
  return {
    wake,
    start(strapi) {
      const work = begin(strapi);
      const timers = [setInterval(() => wake(strapi), pollMs)];
      if (work.tidy) timers.push(setInterval(() => work.tidy?.(), tidyEveryMs));
      for (const timer of timers) timer.unref();
      running.set(strapi, { ...work, timers });
      wake(strapi);
    },
    async stop(strapi) {
      const work = running.get(strapi);
      running.delete(strapi);
      work?.timers.forEach((timer) => clearInterval(timer));
      await Promise.all(work?.senders.map((sender) => sender.stop()) ?? []);
    },
  };
}
