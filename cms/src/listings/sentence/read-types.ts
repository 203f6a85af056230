import type { Sentence } from './sentence';

/** Reads types of homes, and garden, terrace and garage, which can be a type or an amenity. */
export function readTypes(sentence: Sentence): void {
  const { reading } = sentence;
  const isGarage = (at: number): boolean => sentence.has(at, 'garage', 'parking', 'parkingType');
  const free = Array.from({ length: sentence.size }, (_, at) => at).filter((at) =>
    sentence.isFree(at),
  );
  const isMainType = (at: number): boolean => !isGarage(at) && sentence.typesOf(at).length > 0;
  const isOfHome = free.some(isMainType) || reading.minBedrooms !== null;
  for (const at of free) {
    if (sentence.has(at, 'garden')) addAmenity(sentence, at, 'garden');
    else if (sentence.has(at, 'terrace')) addAmenity(sentence, at, 'terrace');
    else if (isGarage(at)) readGarage(sentence, at, isOfHome || hasAmenity(sentence));
    else if (sentence.typesOf(at).length > 0) {
      // Lists are by type, so the result also includes other homes of this type.
      if (sentence.has(at, 'kind') && !sentence.isWholeName(at)) sentence.assume(at);
      sentence.take(at);
      reading.types.push(...sentence.typesOf(at));
    }
  }
}

/** Reads the goal; null if a sentence has both. */
export function readGoal(sentence: Sentence): void {
  const { reading } = sentence;
  let [isSale, isRent] = [reading.goal === 'sale', reading.goal === 'rent'];
  for (let at = 0; at < sentence.size; at += 1) {
    if (!sentence.isFree(at) || !sentence.has(at, 'sale', 'rent')) continue;
    if (sentence.has(at, 'sale')) isSale = true;
    else isRent = true;
    sentence.take(at);
  }
  reading.goal = isSale === isRent ? null : isSale ? 'sale' : 'rent';
}

function readGarage(sentence: Sentence, at: number, isOfHome: boolean): void {
  const types = sentence.typesOf(at).length
    ? sentence.typesOf(at)
    : (sentence.vocabulary.typesByConcept.get('parkingType') ?? []);
  const isWith = sentence.has(sentence.skip(at - 1, -1, 'filler'), 'with');
  if (isOfHome || isWith || types.length === 0) {
    addAmenity(sentence, at, 'garage');
    return;
  }
  sentence.take(at);
  sentence.reading.types.push(...types);
}

function hasAmenity(sentence: Sentence): boolean {
  return sentence.items.some(
    (_, at) => sentence.has(at, 'garden', 'terrace') && !sentence.isKept(at),
  );
}

function addAmenity(
  sentence: Sentence,
  at: number,
  amenity: 'garage' | 'garden' | 'terrace',
): void {
  sentence.take(at);
  const { amenities } = sentence.reading;
  if (!amenities.includes(amenity)) amenities.push(amenity);
  const count = sentence.items[at - 1]?.number ?? null;
  if (count !== null && sentence.isKept(at - 1) === false) sentence.take(at - 1);
}
