import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks per second in Linux's `/proc`. */
const TICKS = 100;

/** Returns the CPU time of a process and its descendants, running or ended, in seconds. */
export function treeSeconds(root: number): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(read);
  const tree = new Set([root]);
  for (let size = 0; size !== tree.size;) {
    size = tree.size;
    for (const { pid, parent } of processes) if (tree.has(parent)) tree.add(pid);
  }
  const ticks = processes.filter(({ pid }) => tree.has(pid)).map(({ ticks }) => ticks);
  return ticks.reduce((sum, value) => sum + value, 0) / TICKS;
}

function read(pid: string) {
  try {
    // The process name in parentheses may contain spaces.
    const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\)\s(?=[A-Z]\s)/);
    const fields = rest.split(' ').map(Number);
    // Its own time, and that of ended children.
    const ticks = fields.slice(11, 15).reduce((sum, value) => sum + value, 0);
    return [{ pid: Number(pid), parent: fields[1] ?? 0, ticks }];
  } catch {
    return [];
  }
}
