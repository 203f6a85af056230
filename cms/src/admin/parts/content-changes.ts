import { useSyncExternalStore } from 'react';

/** How often content was changed here past its form: what was asked before is out of date. */
let turn = 0;
const listeners = new Set<() => void>();

/** Says that something was changed or published otherwise than by saving the form on screen. */
export function announceContentChange(): void {
  turn += 1;
  for (const listener of listeners) listener();
}

/** A number that is another one after each such change. */
export function useContentChanges(): number {
  return useSyncExternalStore(subscribe, () => turn);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
