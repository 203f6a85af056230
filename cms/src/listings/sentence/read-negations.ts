import type { Sentence } from './sentence';

/**
 * `zonder tuin`, `pas à Wavre`: no filter excludes, so that what is negated is refused and said (FIND-14).
 * Limits such as `niet meer dan` are phrases of their own and are not read here.
 */
export function readNegations(sentence: Sentence): void {
  for (let at = 0; at < sentence.size; at += 1) {
    if (!sentence.has(at, 'not') || !sentence.isFree(at)) continue;
    const first = sentence.skip(at + 1, 1, 'filler', 'with', 'near', 'not');
    if (!isThing(sentence, first)) continue;
    let last = endOf(sentence, first);
    // `sans jardin ni garage`, `ohne Garten oder Garage`.
    while (
      (sentence.has(last + 1, 'or') || sentence.has(last + 1, 'not')) &&
      isThing(sentence, sentence.skip(last + 2, 1, 'filler')) &&
      isAlike(sentence, first, sentence.skip(last + 2, 1, 'filler'))
    ) {
      last = endOf(sentence, sentence.skip(last + 2, 1, 'filler'));
    }
    sentence.refuse(at, last);
  }
}

/** Something that can be left out: any word but those that only join others. */
function isThing(sentence: Sentence, at: number): boolean {
  const item = sentence.items[at];
  if (!item || !sentence.isFree(at)) return false;
  if (item.number !== null || item.types.length > 0 || item.places.length > 0) return true;
  return sentence.isUnknown(at) || item.concepts.some((one) => one !== 'filler');
}

/** A number goes with what it counts. */
function endOf(sentence: Sentence, at: number): number {
  const isNumber = sentence.items[at]?.number !== null;
  return isNumber && isThing(sentence, at + 1) ? at + 1 : at;
}

/** Amenities with amenities, places with places. */
function isAlike(sentence: Sentence, a: number, b: number): boolean {
  const kindOf = (at: number): string => {
    if (sentence.items[at]?.places.length) return 'place';
    if (sentence.has(at, 'garage', 'parking', 'parkingType', 'garden', 'terrace')) return 'amenity';
    if (sentence.isUnknown(at)) return 'amenity';
    return sentence.typesOf(at).length > 0 ? 'type' : 'other';
  };
  return kindOf(a) === kindOf(b);
}
