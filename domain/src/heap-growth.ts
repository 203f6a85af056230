/**
 * Lets the heap of a server grow by so many percent beyond what is in use before it is collected.
 * Node's own choice, up to four times on a machine with much memory, takes 200 MB more and no less
 * processor time (decision 0120). For `v8.setFlagsFromString`: it is read at each collection, so it may
 * be set in a process that runs.
 */
export function heapGrowthFlag(percent: number): string {
  return `--heap-growing-percent=${percent}`;
}
