import { Counter, type Registry } from 'prom-client';
import { jobRuns, type JobRun } from './job-runs';

/** Counts the runs of scheduled jobs; what it returns ends the counting. */
export function countJobRuns(registry: Registry): () => void {
  const runs = new Counter({
    name: 'agency_cms_job_runs_total',
    help: 'Runs of scheduled jobs in this process',
    labelNames: ['name', 'outcome'] as const,
    registers: [registry],
  });
  const count = (run: unknown): void => {
    const { name, outcome } = run as JobRun;
    runs.inc({ name, outcome });
  };
  jobRuns.subscribe(count);
  return () => jobRuns.unsubscribe(count);
}
