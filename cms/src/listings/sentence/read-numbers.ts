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
      if (bound === 'max' && isSingle) return refuse(sentence, quantity);
      reading.minBedrooms = low;
      if (unit === 'rooms') sentence.assume(first, last);
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

/** Reads a minimum area; lists have no filter for a maximum. */
function readArea(sentence: Sentence, quantity: Quantity, squareMetres: number): void {
  const { first, last, low, bound, isSingle } = quantity;
  const area = Math.round(low * squareMetres);
  if (area > MOST_AREA || area < 1) return sentence.keep(first, last);
  if (bound === 'max' && isSingle) return refuse(sentence, quantity);
  sentence.reading.minArea = area;
  if (!isSingle) sentence.assume(first, last);
  return takeAll(sentence, quantity);
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
