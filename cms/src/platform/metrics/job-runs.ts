import { channel } from 'node:diagnostics_channel';

export interface JobRun {
  name: string;
  outcome: 'done' | 'failed';
}

/** Diagnostics channel with each finished run of a scheduled job. */
export const jobRuns = channel('agency:job-run');
