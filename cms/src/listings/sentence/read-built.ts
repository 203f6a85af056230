import type { Sentence } from './sentence';

const EARLIEST = 1500;
const LATEST = 2100;

/** Reads `bouwjaar 1990`, `construit après 2000`, `built between 1950 and 1970`. */
export function readBuilt(sentence: Sentence): void {
  for (let at = 0; at < sentence.size; at += 1) {
    if (!sentence.has(at, 'built') || !sentence.isFree(at)) continue;
    const first = findYear(sentence, at + 1);
    if (first === null) continue;
    const joint = first + 1;
    const isJoint = sentence.has(joint, 'to', 'and') && sentence.isFree(joint);
    const second = isJoint ? findYear(sentence, joint + 1) : null;
    takeYears(sentence, { at, first, second });
  }
}

/** Returns the position of a year after words that can precede it; null without one. */
function findYear(sentence: Sentence, from: number): number | null {
  const words = ['filler', 'year', 'after', 'before', 'from', 'min', 'max', 'between'] as const;
  const at = sentence.skip(from, 1, ...words);
  const year = sentence.items[at]?.number ?? null;
  const isYear = year !== null && year >= EARLIEST && year <= LATEST && Number.isInteger(year);
  return isYear && sentence.isFree(at) ? at : null;
}

function takeYears(
  sentence: Sentence,
  { at, first, second }: { at: number; first: number; second: number | null },
): void {
  const { reading } = sentence;
  const yearOf = (position: number): number => sentence.items[position]?.number ?? 0;
  const says = (...concepts: Parameters<Sentence['has']>[1][]): boolean => {
    for (let one = at; one < first; one += 1) if (sentence.has(one, ...concepts)) return true;
    return false;
  };
  if (second !== null) {
    const years = [yearOf(first), yearOf(second)];
    [reading.minYear, reading.maxYear] = [Math.min(...years), Math.max(...years)];
  } else if (says('before', 'max')) reading.maxYear = yearOf(first);
  else {
    reading.minYear = yearOf(first);
    if (!says('after', 'min', 'from')) reading.maxYear = yearOf(first);
  }
  for (let one = at; one <= (second ?? first); one += 1) sentence.take(one);
}
