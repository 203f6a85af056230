import { useSyncExternalStore } from 'react';

/** A save that was refused: somebody saved meanwhile. */
export interface Conflict {
  /** When and by whom; null when it was not a colleague but the site itself. */
  savedAt: string;
  savedBy: string | null;
  /** The fields that are different now. */
  fields: string[];
}

const conflicts = new Map<string, Conflict>();
const listeners = new Set<() => void>();

/** Keeps what was refused for this document, or forgets it (null). */
export function setConflict(name: string, conflict: Conflict | null): void {
  if (conflict) conflicts.set(name, conflict);
  else conflicts.delete(name);
  for (const listener of listeners) listener();
}

/** What was refused for this document, if anything. */
export function useConflict(name: string): Conflict | undefined {
  return useSyncExternalStore(subscribe, () => conflicts.get(name));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
