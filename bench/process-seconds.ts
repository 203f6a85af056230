import { readFileSync } from 'node:fs';

/** Clock ticks per second in Linux's `/proc`. */
const TICKS = 100;

/** Returns the CPU time of a process in seconds; 0 if the system does not provide it. */
export function processSeconds(pid: number): number {
  try {
    // The process name in parentheses may contain spaces.
    const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\)\s(?=[A-Z]\s)/);
    const fields = rest.split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS;
  } catch {
    return 0;
  }
}
