import { isListingId } from '@agency/domain/match-address';

/** The ids of a comma-separated list, each once and in order; what can be no id is left out. */
export function parseIds(text: string | null | undefined): string[] {
  const whole = text ?? '';
  const parts = whole.slice(0, longestText).split(',');
  if (whole.length > longestText) parts.pop();
  return [...new Set(parts.map((part) => part.trim()).filter(isListingId))];
}

/** So much of a list is read: a list of 50 of the longest ids fits. */
const longestText = 4000;

/** `?ids=1,2,3`, or nothing for none. */
export function serialiseIds(ids: readonly string[]): string {
  return ids.length === 0 ? '' : `?ids=${ids.join(',')}`;
}

/** The list with two neighbours changed over; as it was at either end. */
export function moveId(ids: readonly string[], id: string, by: -1 | 1): string[] {
  const from = ids.indexOf(id);
  const other = ids[from + by];
  if (from < 0 || other === undefined) return [...ids];
  const moved = [...ids];
  moved[from] = other;
  moved[from + by] = id;
  return moved;
}
