import type { Core } from '@strapi/strapi';
import { jobRuns, type JobRun } from '../metrics/job-runs';
import { runLeased } from './job-lease';

/** Work that is done again and again, by one CMS process at a time. */
export interface Job {
  name: string;
  /** When, as cron says it with seconds first. */
  rule: string;
  /** How the log names it when it fails. */
  title: string;
  run(): Promise<unknown>;
}

/**
 * Runs a job again and again. Every process may schedule it: a lease in the database lets one at a
 * time run it, and another goes on where that one dies.
 */
export function scheduleJob(strapi: Core.Strapi, job: Job): void {
  strapi.cron.add({
    [job.name]: { options: { rule: job.rule }, task: () => runJob(strapi, job) },
  });
}

/** Runs a job now unless another process is at it; a failure is logged, and it gets its next turn. */
export async function runJob(strapi: Core.Strapi, { name, title, run }: Job): Promise<void> {
  try {
    const hasRun = await runLeased(strapi.db.connection, name, run);
    if (hasRun) jobRuns.publish({ name, outcome: 'done' } satisfies JobRun);
  } catch (error) {
    jobRuns.publish({ name, outcome: 'failed' } satisfies JobRun);
    strapi.log.error(`${title}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
