import { isListingId } from '@agency/domain/match-address';

/** Parses a comma-separated list of ids, without repetitions and invalid ones. */
export function parseIds(text: string | null | undefined): string[] {
  const whole = text ?? '';
  const parts = whole.slice(0, longestText).split(',');
  if (whole.length > longestText) parts.pop();
  return [...new Set(parts.map((part) => part.trim()).filter(isListingId))];
}

const longestText = 4000;

export function serialiseIds(ids: readonly string[]): string {
  return ids.length === 0 ? '' : `?ids=${ids.join(',')}`;
}

/** Swaps an id with its neighbour; returns the list unchanged at either end. */
export function moveId(ids: readonly string[], id: string, by: -1 | 1): string[] {
  const from = ids.indexOf(id);
  const other = ids[from + by];
  if (from < 0 || other === undefined) return [...ids];
  const moved = [...ids];
  moved[from] = other;
  moved[from + by] = id;
  return moved;
}
