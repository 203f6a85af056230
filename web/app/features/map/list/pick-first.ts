/** So many homes in view stand before the other results. */
const mostFirst = 12;
/** The lowest sheet shows one of them, half open it shows three. */
const fewest = 3;

/**
 * FIND-18: the homes in view that stand before the results: those of the list
 * as they stand there, then those of its other pages. None where the list begins with homes in view.
 */
export function pickFirst(inView: readonly string[], listed: readonly string[]): string[] {
  const seen = new Set(inView);
  const begin = listed.slice(0, Math.min(inView.length, fewest));
  if (begin.every((id) => seen.has(id))) return [];
  const here = listed.filter((id) => seen.has(id));
  const beyond = inView.filter((id) => !listed.includes(id));
  return [...here, ...beyond].slice(0, mostFirst);
}
