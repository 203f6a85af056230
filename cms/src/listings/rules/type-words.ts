/**
 * Splits a type's name into words, the most general first: `Huis, villa of hoeve` is `Huis`,
 * `villa` and `hoeve`.
 */
export function listTypeWords(name: string): string[] {
  return name
    .split(/,|\/|&|\s(?:of|ou|or|oder|en|et|and|und)\s/i)
    .map((word) => word.trim())
    .filter((word) => word !== '');
}
