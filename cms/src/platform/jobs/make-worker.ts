import type { Core } from '@strapi/strapi';

/** Poll interval: other processes such as imports write to the table too. */
const pollMs = 1000;
const tidyEveryMs = 3600 * 1000;

export interface Sender {
  wake(): void;
  stop(): Promise<void>;
}

interface Work {
  senders: readonly Sender[];
  tidy?(): void;
}

interface Running extends Work {
  timers: NodeJS.Timeout[];
}

export interface Worker {
  /** Starts processing. Call it when the CMS has started. */
  start(strapi: Core.Strapi): void;
  /** Processes new rows immediately. Does nothing before the start. */
  wake(strapi: Core.Strapi): void;
  /** Finishes work in progress; other rows stay in the table. */
  stop(strapi: Core.Strapi): Promise<void>;
}

/** Creates a worker that runs when woken, and every second. */
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
