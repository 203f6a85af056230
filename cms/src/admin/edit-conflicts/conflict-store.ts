import { useSyncExternalStore } from 'react';
import type { FieldChange } from '../../content/versions/list-changes';

/** A save that conflicted with a newer version: refused or merged. */
export interface Conflict {
  /** Time and author; the author is null if the site itself saved. */
  savedAt: string;
  savedBy: string | null;
  /** Fields with differences, with removed and added words. */
  changes: FieldChange[];
  /** True if the save was merged with the other version of these fields. */
  isMerged: boolean;
}

const conflicts = new Map<string, Conflict>();
const listeners = new Set<() => void>();

export function setConflict(name: string, conflict: Conflict | null): void {
  if (conflict) conflicts.set(name, conflict);
  else conflicts.delete(name);
  for (const listener of listeners) listener();
}

/**
 * Removes a refused conflict after the form is reloaded. Merge information stays until it is
 * read.
 */
export function clearRefusal(name: string): void {
  if (conflicts.get(name)?.isMerged === false) setConflict(name, null);
}

export function useConflict(name: string): Conflict | undefined {
  return useSyncExternalStore(subscribe, () => conflicts.get(name));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
