import type { Sentence } from './sentence';

const MOST_PLACES = 20;

/** Places by name; those of postal codes are numbers, and read with them. The place in a street's name is none. */
export function readPlaces(sentence: Sentence): void {
  for (let at = 0; at < sentence.size; at += 1) {
    if (sentence.has(at, 'street') && sentence.isFree(at)) keepStreet(sentence, at);
    const item = sentence.items[at];
    if (!item || item.places.length === 0 || item.number !== null || !sentence.isFree(at)) continue;
    const near = sentence.skip(at - 1, -1, 'filler');
    const isNear = sentence.has(near, 'near') && sentence.isFree(near);
    const isAround = sentence.has(at + 1, 'near') && sentence.isFree(at + 1);
    if (isNear || item.isVague) sentence.assume(isNear ? near : at, at);
    if (isAround) sentence.assume(at, at + 1);
    sentence.take(at, ...(isNear ? [near] : []), ...(isAround ? [at + 1] : []));
    sentence.reading.cities.push(...item.places.slice(0, MOST_PLACES));
  }
}

function keepStreet(sentence: Sentence, at: number): void {
  const name = sentence.skip(at + 1, 1, 'filler', 'from');
  const isNamed = sentence.isUnknown(name) || (sentence.items[name]?.places.length ?? 0) > 0;
  if (isNamed && sentence.isFree(name)) sentence.keep(at, name);
}
