import { useSyncExternalStore } from 'react';

/** How often a block was changed here: what was asked about blocks before is out of date. */
let turn = 0;
const listeners = new Set<() => void>();

/** Says that a block was changed past the form. */
export function announceBlockChange(): void {
  turn += 1;
  for (const listener of listeners) listener();
}

/** A number that is another one after each change of a block. */
export function useBlockChanges(): number {
  return useSyncExternalStore(subscribe, () => turn);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
