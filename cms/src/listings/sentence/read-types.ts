import type { Sentence } from './sentence';

/** Amenities with a concept of the same name that is no type. */
const PLAIN_AMENITIES = ['garden', 'terrace', 'lift', 'furnished', 'lifeAnnuity'] as const;

/** Reads types of homes, and garden, terrace and garage, which can be a type or an amenity. */
export function readTypes(sentence: Sentence): void {
  const { reading } = sentence;
  const named: NamedTypes[] = [];
  const isGarage = (at: number): boolean => sentence.has(at, 'garage', 'parking', 'parkingType');
  const free = Array.from({ length: sentence.size }, (_, at) => at).filter((at) =>
    sentence.isFree(at),
  );
  const isMainType = (at: number): boolean => !isGarage(at) && sentence.typesOf(at).length > 0;
  const isOfHome = free.some(isMainType) || reading.minBedrooms !== null;
  for (const at of free) {
    const amenity = PLAIN_AMENITIES.find((one) => sentence.has(at, one));
    if (amenity) addAmenity(sentence, at, amenity);
    else if (isGarage(at)) readGarage(sentence, at, isOfHome || hasAmenity(sentence));
    else if (sentence.typesOf(at).length > 0) {
      // The list of a wider type also includes other homes.
      if (sentence.has(at, 'kind') && !sentence.isWholeName(at)) sentence.assume(at);
      sentence.take(at);
      named.push({ at, types: sentence.typesOf(at) });
    }
  }
  reading.types.push(...narrowTypes(sentence, named));
}

interface NamedTypes {
  at: number;
  types: readonly string[];
}

/**
 * Returns the types of a sentence: `duplex appartement` means the duplexes, `duplex of appartement`
 * every apartment.
 */
function narrowTypes(sentence: Sentence, named: readonly NamedTypes[]): string[] {
  const above = (webId: string): readonly string[] => sentence.vocabulary.typesAbove(webId);
  const isWider = (one: NamedTypes, other: NamedTypes): boolean =>
    other.types.some((webId) => above(webId).some((id) => one.types.includes(id)));
  const isOr = (a: number, b: number): boolean => {
    const between = sentence.items.slice(Math.min(a, b) + 1, Math.max(a, b));
    return between.some(({ concepts }, index) => {
      const at = Math.min(a, b) + 1 + index;
      return concepts.some((one) => one === 'or' || one === 'and') || sentence.folded(at) === ',';
    });
  };
  return named
    .filter((one) =>
      named.every((other) => {
        if (isWider(one, other)) return isOr(one.at, other.at);
        return !isWider(other, one) || !isOr(one.at, other.at);
      }),
    )
    .flatMap(({ types }) => types);
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
    (_, at) => sentence.has(at, ...PLAIN_AMENITIES) && !sentence.isKept(at),
  );
}

function addAmenity(
  sentence: Sentence,
  at: number,
  amenity: 'garage' | (typeof PLAIN_AMENITIES)[number],
): void {
  sentence.take(at);
  const { amenities } = sentence.reading;
  if (!amenities.includes(amenity)) amenities.push(amenity);
  const count = sentence.items[at - 1]?.number ?? null;
  if (count !== null && sentence.isKept(at - 1) === false) sentence.take(at - 1);
}
