import type { BoardCell } from '../../content/languages/list-board';

/** What the board is filtered by; `outdated` goes with any state. */
export const boardStates = ['missing', 'draft', 'published', 'changed', 'outdated'];

/** Whether a document is this in a language. */
export function matchesState({ state, isOutdated }: BoardCell, wanted: string): boolean {
  return wanted === 'outdated' ? isOutdated : state === wanted;
}
