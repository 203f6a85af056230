import { useSyncExternalStore } from 'react';

interface Wanted {
  documentId: string;
  /** Name of the field to focus; empty for the first. */
  field: string;
}

/** The block that is edited over its page. */
export interface OpenBlock extends Wanted {
  /** Its unsaved fields, from the form in the drawer. */
  unsaved: Record<string, unknown>;
  isModified: boolean;
  /** True if it was made here and is not on the page yet. */
  isNew: boolean;
  /** Counts the requests to focus a field. */
  turn: number;
  /** Target when the editor discards the unsaved fields: another block, or none. */
  asked: Wanted | 'close' | null;
}

let open: OpenBlock | null = null;
const listeners = new Set<() => void>();

/** Opens a block at a field; asks first if another block has unsaved fields. */
export function openBlock(documentId: string, field = ''): void {
  const turn = (open?.turn ?? 0) + 1;
  if (open?.documentId === documentId) set({ ...open, field, turn });
  else if (open?.isModified) set({ ...open, asked: { documentId, field } });
  else set({ documentId, field, unsaved: {}, isModified: false, isNew: false, turn, asked: null });
}

/** Closes the block without a question, when its page is left. */
export const dropBlock = (): void => set(null);

/** Closes the block; asks first if it has unsaved fields. */
export function closeBlock(): void {
  set(open?.isModified ? { ...open, asked: 'close' } : null);
}

export function discardBlock(): void {
  const asked = open?.asked;
  set(null);
  if (asked && asked !== 'close') openBlock(asked.documentId, asked.field);
}

export function keepOpen(): void {
  if (open) set({ ...open, asked: null });
}

/** Takes over what the form of the open block reports. */
export function receiveBlock(report: Pick<OpenBlock, 'unsaved' | 'isModified'>): void {
  if (open) set({ ...open, ...report });
}

/** Continues with a block that was just made. */
export function receiveCreated(documentId: string): void {
  if (open) set({ ...open, documentId, unsaved: {}, isModified: false, isNew: true });
}

/** Notes that a new block was added to the page. */
export function keepNew(): void {
  if (open) set({ ...open, isNew: false });
}

export const useOpenBlock = (): OpenBlock | null => useSyncExternalStore(subscribe, () => open);

function set(next: OpenBlock | null): void {
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
