import type { FeedKind } from './feed-kind';
import { feedKinds } from './kinds/feed-kinds';
import { snapshotKind } from './snapshot-kind';

const kinds = new Map<string, FeedKind>(
  [snapshotKind, ...feedKinds].map((kind) => [kind.key, kind]),
);

/** Returns the kind of a source; null if this version does not support it. */
export function findKind(key: string): FeedKind | null {
  return kinds.get(key) ?? null;
}

export function listKinds(): FeedKind[] {
  return [...kinds.values()];
}
