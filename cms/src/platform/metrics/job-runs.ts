import { channel } from 'node:diagnostics_channel';

/** A run of a scheduled job in this process. */
export interface JobRun {
  name: string;
  outcome: 'done' | 'failed';
}

/** Each run of a scheduled job as it ends; nothing happens while nobody listens. */
export const jobRuns = channel('agency:job-run');
