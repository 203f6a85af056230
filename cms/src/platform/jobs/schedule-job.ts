import type { Core } from '@strapi/strapi';
import { jobRuns, type JobRun } from '../metrics/job-runs';
import { runLeased } from './job-lease';

export interface Job {
  name: string;
  /** Cron expression with seconds first. */
  rule: string;
  title: string;
  run(): Promise<unknown>;
}

/**
 * Schedules a job. Every process may schedule it: a database lease lets one at a time run it,
 * and another takes over if that one dies.
 */
export function scheduleJob(strapi: Core.Strapi, job: Job): void {
  strapi.cron.add({
    [job.name]: { options: { rule: job.rule }, task: () => runJob(strapi, job) },
  });
}

/**
 * Runs a job now unless another process runs it. Failures are logged; the next run is as
 * scheduled.
 */
export async function runJob(strapi: Core.Strapi, { name, title, run }: Job): Promise<void> {
  try {
    const hasRun = await runLeased(strapi.db.connection, name, run);
    if (hasRun) jobRuns.publish({ name, outcome: 'done' } satisfies JobRun);
  } catch (error) {
    jobRuns.publish({ name, outcome: 'failed' } satisfies JobRun);
    strapi.log.error(`${title}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
