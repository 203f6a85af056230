import { readFileSync } from 'node:fs';

/**
 * Returns the resident memory of a process in megabytes; 0 if the system does not provide it
 * (not Linux).
 */
export function residentMegabytes(pid: number): number {
  return readMegabytes(pid, 'VmRSS');
}

/** Returns its maximum so far in megabytes; 0 if the system does not provide it. */
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
