import { readFileSync } from 'node:fs';

/** Clock ticks a second of Linux's `/proc`. */
const TICKS = 100;

/** Processor time that a process has taken so far, in seconds; 0 where the system does not say. */
export function processSeconds(pid: number): number {
  try {
    // The name of the process, in brackets, may hold spaces.
    const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\)\s(?=[A-Z]\s)/);
    const fields = rest.split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS;
  } catch {
    return 0;
  }
}
