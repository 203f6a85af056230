import { readFileSync } from 'node:fs';

/** Memory a process holds, in megabytes; 0 where the system does not say (not Linux). */
export function residentMegabytes(pid: number): number {
  try {
    const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return Math.round(Number(line?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}
