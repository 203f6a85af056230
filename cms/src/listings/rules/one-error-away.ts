/**
 * Reports whether two words differ by one typing error: one letter added, missing or wrong, or two
 * neighbours swapped. False for equal words.
 */
export function isOneErrorAway(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [[...a], [...b]] : [[...b], [...a]];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  let end = 0;
  while (end < short.length - start && short.at(-1 - end) === long.at(-1 - end)) end += 1;
  const left = short.length - start - end;
  if (long.length > short.length) return left === 0;
  if (left === 2) return short[start] === long[start + 1] && short[start + 1] === long[start];
  return left === 1;
}
