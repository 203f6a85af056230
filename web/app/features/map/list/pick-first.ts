const mostFirst = 12;
/** The lowest drawer shows one of them, a half open one three. */
const fewest = 3;

/**
 * Picks the listings in view that come before the results: those on this page in their order, then
 * those of other pages. Empty if the list already begins with listings in view.
 */
export function pickFirst(inView: readonly string[], listed: readonly string[]): string[] {
  const seen = new Set(inView);
  const begin = listed.slice(0, Math.min(inView.length, fewest));
  if (begin.every((id) => seen.has(id))) return [];
  const here = listed.filter((id) => seen.has(id));
  const beyond = inView.filter((id) => !listed.includes(id));
  return [...here, ...beyond].slice(0, mostFirst);
}
