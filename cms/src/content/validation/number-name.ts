/** The name asked for, or with the first number from 2 that nobody has; capitals do not make names differ. */
export function numberName(wanted: string, taken: readonly string[]): string {
  const known = new Set(taken.map((name) => name.toLowerCase()));
  let name = wanted;
  for (let number = 2; known.has(name.toLowerCase()); number += 1) name = `${wanted}-${number}`;
  return name;
}
