/** A style sheet: a bit mask of the kinds of screens whose styles it has, and its address. */
export type Sheet = readonly [kinds: number, href: string];

/**
 * Returns the first sheet that satisfies every need (one of its kinds); throws if none exists.
 */
export function findStylesheet(sheets: readonly Sheet[], needs: ReadonlySet<number>): string {
  const all = [...needs];
  const found = sheets.find(([kinds]) => all.every((need) => (kinds & need) !== 0));
  if (!found) throw new Error(`no style sheet satisfies the needs ${all.join(', ')}`);
  return found[1];
}
