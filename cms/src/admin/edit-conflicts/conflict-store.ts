import { useSyncExternalStore } from 'react';
import type { FieldChange } from '../../content/versions/list-changes';

/** A save that somebody else's newer one met: refused, or merged with it. */
export interface Conflict {
  /** When and by whom; null when it was not a colleague but the site itself. */
  savedAt: string;
  savedBy: string | null;
  /** The fields that are different now, with the words that went and came. */
  changes: FieldChange[];
  /** Whether this was saved, with those fields as somebody else wrote them. */
  isMerged: boolean;
}

const conflicts = new Map<string, Conflict>();
const listeners = new Set<() => void>();

/** Keeps what a save of this document met, or forgets it (null). */
export function setConflict(name: string, conflict: Conflict | null): void {
  if (conflict) conflicts.set(name, conflict);
  else conflicts.delete(name);
  for (const listener of listeners) listener();
}

/** Forgets a refusal: the form was filled anew. What was merged stays until it is read. */
export function clearRefusal(name: string): void {
  if (conflicts.get(name)?.isMerged === false) setConflict(name, null);
}

/** What the last save of this document met, if anything. */
export function useConflict(name: string): Conflict | undefined {
  return useSyncExternalStore(subscribe, () => conflicts.get(name));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
