import { readFileSync } from 'node:fs';

/** Memory a process holds, in megabytes; 0 where the system does not say (not Linux). */
export function residentMegabytes(pid: number): number {
  return readMegabytes(pid, 'VmRSS');
}

/** The most it has held so far, in megabytes; 0 where the system does not say. */
export function mostMegabytes(pid: number): number {
  return readMegabytes(pid, 'VmHWM');
}

function readMegabytes(pid: number, field: string): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const [, kilobytes = '0'] = new RegExp(`${field}:\\s+(\\d+) kB`).exec(status) ?? [];
    return Math.round(Number(kilobytes) / 1024);
  } catch {
    return 0;
  }
}
