import { shorten, type CountedNotUnderstood, type NotUnderstood } from './import-report';

const LISTED = 200;

/** Counts them by field and value, the commonest first; the first 200 are kept. */
export function countNotUnderstood(entries: readonly NotUnderstood[]): {
  notUnderstood: CountedNotUnderstood[];
  notUnderstoodCount: number;
} {
  const counted = new Map<string, CountedNotUnderstood>();
  for (const { record, field, value } of entries) {
    const key = JSON.stringify([field, value]);
    const known = counted.get(key);
    if (known) known.count += 1;
    else
      counted.set(key, {
        record: shorten(record, 80),
        field: shorten(field, 80),
        value: shorten(value, 200),
        count: 1,
      });
  }
  const sorted = [...counted.values()].sort((a, b) => b.count - a.count);
  return { notUnderstood: sorted.slice(0, LISTED), notUnderstoodCount: entries.length };
}
