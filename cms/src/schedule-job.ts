import type { Core } from '@strapi/strapi';

interface Job {
  name: string;
  /** When, as cron says it with seconds first. */
  rule: string;
  /** How the log names it when it fails. */
  title: string;
  run(): Promise<unknown>;
}

/** Runs a job again and again; one that fails is told in the log and gets its next turn. */
export function scheduleJob(strapi: Core.Strapi, { name, rule, title, run }: Job): void {
  strapi.cron.add({
    [name]: {
      options: { rule },
      task: async () => {
        try {
          await run();
        } catch (error) {
          strapi.log.error(`${title}: ${error instanceof Error ? error.message : String(error)}`);
        }
      },
    },
  });
}
