import { energyFamilies, type EnergyFamily } from '@agency/domain/energy-families';
import type { Sentence } from './sentence';

/** `EPC B`, `PEB max. D`, `label A of B`, `klasse C oder besser`: one label, or all up to it. */
export function readEnergy(sentence: Sentence): void {
  for (let at = 0; at < sentence.size; at += 1) {
    if (!sentence.has(at, 'energy') || !sentence.isFree(at)) continue;
    readLetters(sentence, at);
  }
}

function readLetters(sentence: Sentence, at: number): void {
  const next = sentence.skip(at + 1, 1, 'energy');
  const first = findLetter(sentence, next) ? next : skipToLetter(sentence, next);
  const letters: EnergyFamily[] = [];
  let end = first;
  for (let here = first; here < sentence.size;) {
    const letter = findLetter(sentence, here);
    if (!letter) break;
    letters.push(letter);
    end = here = skipSigns(sentence, here);
    const isMore = sentence.has(here + 1, 'or', 'and', 'to') || isSeparator(sentence, here + 1);
    if (!isMore || !findLetter(sentence, here + 2)) break;
    here += 2;
  }
  const before = findLetter(sentence, at - 1) && !letters.length ? at - 1 : null;
  if (before !== null) {
    const letter = findLetter(sentence, before);
    if (letter && /^\p{Lu}/u.test(sentence.write(before))) {
      sentence.take(before, at);
      sentence.reading.energy.push(letter);
    }
    return;
  }
  if (letters.length === 0) return;
  const bounds = [at - 1, ...range(at + 1, first - 1)];
  const bound = bounds.filter((one) => sentence.has(one, 'max', 'min', 'from', 'to'));
  const isBetter = sentence.has(end + 1, 'better');
  const all = isBetter || bound.length > 0;
  const worst = Math.max(...letters.map((letter) => energyFamilies.indexOf(letter)));
  const families = all ? energyFamilies.slice(0, worst + 1) : letters;
  sentence.reading.energy = [...new Set([...sentence.reading.energy, ...families])].sort();
  sentence.take(...bound, ...range(at, end), ...(isBetter ? [end + 1] : []));
}

function skipToLetter(sentence: Sentence, from: number): number {
  let at = from;
  while (
    !findLetter(sentence, at) &&
    sentence.has(at, 'filler', 'max', 'min', 'from', 'to', 'energy')
  ) {
    at += 1;
  }
  return at;
}

function findLetter(sentence: Sentence, at: number): EnergyFamily | null {
  const item = sentence.items[at];
  if (!item || item.to !== item.from + 1) return null;
  const text = sentence.folded(at);
  return energyFamilies.find((family) => family === text) ?? null;
}

/** `A+`, `B-`, `A++`. */
function skipSigns(sentence: Sentence, at: number): number {
  let here = at;
  while (/^[+-]$/.test(sentence.folded(here + 1)) && sentence.isAttached(here + 1)) here += 1;
  return here;
}

function isSeparator(sentence: Sentence, at: number): boolean {
  return /^[,/-]$/.test(sentence.folded(at));
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
