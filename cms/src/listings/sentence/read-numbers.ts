import { findQuantity, type Quantity } from './find-quantity';
import type { Sentence } from './sentence';

const MOST_BEDROOMS = 20;
const MOST_AREA = 100_000;
const HIGHEST_PRICE = 1_000_000_000;
const LOWEST_PRICE = 100;
/** From this amount a number alone is a price. */
const SURELY_A_PRICE = 50_000;
const HIGHEST_RENT = 10_000;
const SQUARE_METRES_PER_ARE = 100;

/**
 * Reads bedrooms, areas, prices and postal codes; numbers without a unit, limit or plausible size
 * stay text.
 */
export function readNumbers(sentence: Sentence): void {
  for (let at = 0; at < sentence.size; at += 1) {
    const item = sentence.items[at];
    if (!item || item.number === null || !sentence.isFree(at)) continue;
    const quantity = findQuantity(sentence, at);
    readQuantity(sentence, quantity);
    at = quantity.last;
  }
}

function readQuantity(sentence: Sentence, quantity: Quantity): void {
  const { first, last, low, high, unit, bound, isSingle, isWord } = quantity;
  const { reading } = sentence;
  const places = sentence.items[first]?.places ?? [];
  switch (unit) {
    case 'bedrooms':
    case 'rooms':
      if (low > MOST_BEDROOMS || !Number.isInteger(low) || low < 1)
        return sentence.keep(first, last);
      if (bound === 'max' && isSingle) reading.maxBedrooms = low;
      else reading.minBedrooms = low;
      if (!isSingle) reading.maxBedrooms = high;
      if (unit === 'rooms') sentence.assume(first, last);
      return takeAll(sentence, quantity);
    case 'bathrooms':
      if (low > MOST_BEDROOMS || !Number.isInteger(low) || low < 1)
        return sentence.keep(first, last);
      if (bound === 'max') return refuse(sentence, quantity);
      reading.minBathrooms = low;
      return takeAll(sentence, quantity);
    case 'area':
      return readArea(sentence, quantity, 1);
    case 'are':
      return readArea(sentence, quantity, SQUARE_METRES_PER_ARE);
    case 'hectare':
      return readArea(sentence, quantity, SQUARE_METRES_PER_ARE ** 2);
    case 'text':
      return sentence.keep(first, last);
    case 'amenity':
      return;
    case 'price':
      return readPrice(sentence, quantity);
    case null:
      break;
  }
  if (isWord) return;
  if (places.length > 0 && isSingle && bound === null) {
    sentence.take(first);
    reading.cities.push(...places);
    return;
  }
  const isLimit = (bound !== null || !isSingle) && low >= LOWEST_PRICE;
  const isRent = saysRent(sentence) && low >= LOWEST_PRICE && high <= HIGHEST_RENT;
  if (isLimit || isRent || low >= SURELY_A_PRICE) return readPrice(sentence, quantity);
  sentence.keep(first, last);
}

/** Reads limits of the area; `huis met 500 m² grond` limits the ground. */
function readArea(sentence: Sentence, quantity: Quantity, squareMetres: number): void {
  const { first, last, low, high, bound, isSingle } = quantity;
  const { reading } = sentence;
  const [least, most] = [Math.round(low * squareMetres), Math.round(high * squareMetres)];
  if (least > MOST_AREA || least < 1) return sentence.keep(first, last);
  const ground = findGround(sentence, quantity);
  const isGround = ground !== null || (squareMetres > 1 && isOfHouse(sentence));
  const [min, max] = isGround
    ? (['minGround', 'maxGround'] as const)
    : (['minArea', 'maxArea'] as const);
  if (bound === 'max' && isSingle) reading[max] = least;
  else reading[min] = least;
  if (!isSingle) reading[max] = most;
  if (ground !== null) sentence.take(ground);
  return takeAll(sentence, quantity);
}

/** Returns the position of `grond` beside an area of a house; null without one. */
function findGround(sentence: Sentence, { first, last, around }: Quantity): number | null {
  if (!isOfHouse(sentence)) return null;
  const after = sentence.skip(last + 1, 1, 'filler', 'with');
  const before = sentence.skip(Math.min(first, ...around) - 1, -1, 'filler');
  const isGround = (at: number): boolean => sentence.has(at, 'land') && sentence.isFree(at);
  const isOther = sentence.has(before - 1, 'or', 'and') && !sentence.has(before - 1, 'with');
  if (isGround(after)) return after;
  return isGround(before) && !isOther ? before : null;
}

function isOfHouse(sentence: Sentence): boolean {
  return sentence.items.some((_, at) => sentence.has(at, 'house', 'apartment', 'investment'));
}

function readPrice(sentence: Sentence, quantity: Quantity): void {
  const { first, last, low, high, bound, isMonthly, isSingle } = quantity;
  const { reading } = sentence;
  if (low < 1 || high > HIGHEST_PRICE) return sentence.keep(first, last);
  if (isMonthly) reading.goal ??= 'rent';
  if (!isSingle) [reading.minPrice, reading.maxPrice] = [Math.round(low), Math.round(high)];
  else if (bound === 'min') reading.minPrice = Math.round(low);
  else {
    reading.maxPrice = Math.round(high);
    if (bound === null) sentence.assume(first, last);
  }
  takeAll(sentence, quantity);
}

function saysRent(sentence: Sentence): boolean {
  return (
    sentence.reading.goal === 'rent' || sentence.items.some((_, at) => sentence.has(at, 'rent'))
  );
}

function takeAll(sentence: Sentence, { first, last, around }: Quantity): void {
  for (let at = first; at <= last; at += 1) sentence.take(at);
  sentence.take(...around);
}

function refuse(sentence: Sentence, { first, last, around }: Quantity): void {
  sentence.refuse(Math.min(first, ...around), Math.max(last, ...around));
}
