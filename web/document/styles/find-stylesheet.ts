/** A style sheet: the kinds of screens whose styles it has, as a number, and its address. */
export type Sheet = readonly [kinds: number, href: string];

/** The first sheet that has one of the kinds of each need; throws when there is none. */
export function findStylesheet(sheets: readonly Sheet[], needs: ReadonlySet<number>): string {
  const all = [...needs];
  const found = sheets.find(([kinds]) => all.every((need) => (kinds & need) !== 0));
  if (!found) throw new Error(`no style sheet has one of each of the kinds ${all.join(', ')}`);
  return found[1];
}
