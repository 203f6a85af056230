import { leastNear, mostNear, nearMetres, type NearKind } from '@agency/domain/near-kinds';
import type { NEAR_CONCEPTS } from './concepts';
import type { Sentence } from './sentence';

const KINDS: Readonly<Record<(typeof NEAR_CONCEPTS)[number], NearKind>> = {
  nearStop: 'stop',
  nearStation: 'station',
  nearSchool: 'school',
  nearShop: 'shop',
  nearPark: 'park',
};
const METRES_PER_KILOMETRE = 1000;

/**
 * Reads `dicht bij een station`, `à 500 m d'une école`, `Schule in der Nähe`. The word alone is not
 * a filter, nor with a name (`gare du Midi`), since it is unknown which place is meant.
 */
export function readNear(sentence: Sentence): void {
  for (let at = 0; at < sentence.size; at += 1) {
    if (kindOf(sentence, at) === null || !sentence.isFree(at)) continue;
    if (isOfName(sentence, at)) continue;
    const before = findBefore(sentence, at);
    if (takeDistance(sentence, before, at)) continue;
    if (sentence.has(before, 'near') && sentence.isFree(before)) {
      sentence.take(before);
      takeKinds(sentence, at);
    } else if (isFollowed(sentence, at)) {
      sentence.take(at + 1);
      takeKinds(sentence, at);
    }
  }
}

/** Returns the position before small words; `bij` is one of them and also means near. */
function findBefore(sentence: Sentence, at: number): number {
  let before = at - 1;
  while (
    !sentence.has(before, 'near', 'metre', 'kilometre') &&
    sentence.has(before, 'filler', 'from', 'to')
  ) {
    before -= 1;
  }
  return before;
}

function kindOf(sentence: Sentence, at: number): NearKind | null {
  const concept = sentence.items[at]?.concepts.find((one) => one in KINDS);
  return concept ? KINDS[concept as keyof typeof KINDS] : null;
}

/** Takes the kind and those joined to it: `near a school and a park`. */
function takeKinds(sentence: Sentence, first: number): void {
  for (let at = first; ;) {
    const kind = kindOf(sentence, at);
    if (kind === null || !sentence.isFree(at)) return;
    addNear(sentence, at, kind, nearMetres[kind]);
    const next = sentence.skip(at + 1, 1, 'and', 'filler');
    if (next === at + 1 || isOfName(sentence, next)) return;
    at = next;
  }
}

/**
 * Takes a distance such as `500 m van` or `within 1 km of`; refuses one that the filter does not
 * have.
 */
function takeDistance(sentence: Sentence, unit: number, at: number): boolean {
  const amount = sentence.items[unit - 1]?.number ?? null;
  const isFar = sentence.has(unit, 'kilometre');
  const kind = kindOf(sentence, at);
  if (amount === null || kind === null || !(isFar || sentence.has(unit, 'metre'))) return false;
  if (!sentence.isFree(unit) || !sentence.isFree(unit - 1)) return false;
  const limit = sentence.skip(unit - 2, -1, 'filler');
  const hasLimit = sentence.has(limit, 'max', 'near') && sentence.isFree(limit);
  const metres = Math.round(amount * (isFar ? METRES_PER_KILOMETRE : 1));
  if (metres < leastNear || metres > mostNear) {
    sentence.refuse(unit - 1, at);
    return true;
  }
  sentence.take(unit - 1, unit, ...(hasLimit ? [limit] : []));
  addNear(sentence, at, kind, metres);
  return true;
}

function addNear(sentence: Sentence, at: number, kind: NearKind, metres: number): void {
  sentence.take(at);
  sentence.reading.near.push(`${kind}:${metres}`);
}

/** Matches `Schule in der Nähe`, not `winkel in de buurt van Elsene`. */
function isFollowed(sentence: Sentence, at: number): boolean {
  if (!sentence.has(at + 1, 'near') || !sentence.isFree(at + 1)) return false;
  if (sentence.typesOf(at).length > 0) return false;
  const next = sentence.items[sentence.skip(at + 2, 1, 'filler')];
  return next === undefined || next.places.length === 0;
}

/** An unknown word directly after it, or after `du` or `van`, is its name. */
function isOfName(sentence: Sentence, at: number): boolean {
  const next = sentence.skip(at + 1, 1, 'filler');
  const isSmall = next - at <= 2;
  return isSmall && sentence.isUnknown(next) && kindOf(sentence, next) === null;
}
