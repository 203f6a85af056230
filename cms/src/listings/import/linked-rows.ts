import { languages } from '@agency/domain/languages';

/**
 * By key the row of the first language there is: relations from listings point at one row of a
 * localized document.
 */
export function findLinkedRows<Row extends { id: number; locale: string }>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Map<string, number> {
  const rank = (locale: string): number => (languages as readonly string[]).indexOf(locale);
  const sorted = [...rows].sort((a, b) => rank(b.locale) - rank(a.locale));
  return new Map(sorted.map((row) => [keyOf(row), row.id]));
}
