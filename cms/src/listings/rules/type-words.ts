/**
 * The words of a type's name, the most general first: `Huis, villa of hoeve` is `Huis`, `villa` and
 * `hoeve`. A listing is called by one of them.
 */
export function listTypeWords(name: string): string[] {
  return name
    .split(/,|\/|&|\s(?:of|ou|or|oder|en|et|and|und)\s/i)
    .map((word) => word.trim())
    .filter((word) => word !== '');
}
