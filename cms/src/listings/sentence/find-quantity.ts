import type { Concept } from './concepts';
import type { Sentence } from './sentence';

export interface Quantity {
  /** Positions of the number or of the ends of a range, with the words between and after them. */
  first: number;
  last: number;
  low: number;
  high: number;
  isSingle: boolean;
  unit:
    | ('bedrooms' | 'rooms' | 'bathrooms')
    | ('area' | 'are' | 'hectare')
    | ('price' | 'amenity' | 'text')
    | null;
  bound: 'max' | 'min' | null;
  isMonthly: boolean;
  /** True if the number is in letters. */
  isWord: boolean;
  /** Positions of a limit, currency or unit before the number. */
  around: number[];
}

interface End {
  value: number;
  factor: number;
  last: number;
  unit: Quantity['unit'];
  isMonthly: boolean;
}

const BETWEEN: readonly Concept[] = ['filler', 'currency', 'foreignCurrency', 'budget'];
const ADDED: readonly Concept[] = ['garage', 'parking', 'parkingType', 'garden', 'terrace'];
/** Letters that are a unit only directly after their number. */
const TOUCHING = /^[amtj]$/;

/** Returns the number at a position with its unit and limit, and the other end of its range. */
export function findQuantity(sentence: Sentence, first: number): Quantity {
  const low = readEnd(sentence, first);
  const before = readBefore(sentence, first);
  const range = findRange(sentence, first, low, before.isBetween);
  const end = range ?? low;
  const unit = end.unit ?? low.unit ?? before.unit;
  const factor = range && low.factor === 1 && low.value < range.value ? range.factor : low.factor;
  const [a, b] = [low.value * factor, end.value * end.factor];
  const after = range ? null : readAfter(sentence, end.last);
  const isSingle = range === null;
  return {
    first,
    last: end.last,
    low: Math.min(a, b),
    high: Math.max(a, b),
    isSingle,
    unit,
    bound: before.bound ?? after?.bound ?? null,
    isMonthly: end.isMonthly || low.isMonthly,
    isWord: sentence.tokens[sentence.items[first]?.from ?? 0]?.kind === 'word',
    around: [...before.positions, ...(after ? [after.position] : [])],
  };
}

/** Reads a number with its factor and unit. */
function readEnd(sentence: Sentence, at: number): End {
  const end: End = {
    value: sentence.items[at]?.number ?? 0,
    factor: 1,
    last: at,
    unit: null,
    isMonthly: false,
  };
  const follows = (...concepts: Concept[]): boolean => {
    const next = end.last + 1;
    if (!sentence.has(next, ...concepts) || !sentence.isFree(next)) return false;
    return !TOUCHING.test(sentence.folded(next)) || sentence.isAttached(next);
  };
  if (follows('thousand')) [end.factor, end.unit] = [1000, 'price'];
  else if (follows('million')) [end.factor, end.unit] = [1_000_000, 'price'];
  if (end.unit) end.last += 1;
  if (follows('currency')) [end.last, end.unit] = [end.last + 1, 'price'];
  const isSlash = sentence.folded(end.last + 1) === '/';
  if (sentence.has(end.last + (isSlash ? 2 : 1), 'month')) {
    const isWarm = !end.unit && !isSlash && end.value < 100;
    if (!isWarm)
      [end.last, end.unit, end.isMonthly] = [end.last + (isSlash ? 2 : 1), 'price', true];
  }
  if (end.unit) return end;
  const hyphen = sentence.folded(at + 1) === '-' && sentence.isAttached(at + 1) ? 1 : 0;
  const next = at + 1 + hyphen;
  const units = ['bedrooms', 'rooms', 'bathrooms', 'area', 'are', 'hectare'] as const;
  const touches = !TOUCHING.test(sentence.folded(next)) || sentence.isAttached(next);
  const unit =
    sentence.isFree(next) && touches ? units.find((one) => sentence.has(next, one)) : null;
  if (unit) return { ...end, unit, last: next };
  if (sentence.has(next, 'otherRooms')) return { ...end, unit: 'text', last: next };
  if (sentence.has(next, ...ADDED) && end.value < 10) return { ...end, unit: 'amenity' };
  return end;
}

function findRange(
  sentence: Sentence,
  first: number,
  low: End,
  isBetween: boolean,
): (End & { last: number }) | null {
  const joint = low.last + 1;
  const isJoint = sentence.has(joint, 'to', 'or') || (isBetween && sentence.has(joint, 'and'));
  if (!isJoint || (sentence.has(joint, 'and') && !isBetween)) return null;
  const second = sentence.skip(joint + 1, 1, 'currency', 'max');
  const item = sentence.items[second];
  if (!item || item.number === null || !sentence.isFree(second)) return null;
  const high = readEnd(sentence, second);
  const isZips = (sentence.items[first]?.places.length ?? 0) > 0 && item.places.length > 0;
  if (isZips && low.unit === null && high.unit === null) return null;
  if (low.unit !== null && low.unit !== high.unit) return null;
  // Two numbers that are not a range: `1050 - 2 slpk`.
  if (high.value * high.factor < low.value || (high.unit === 'bedrooms' && low.value > 20))
    return null;
  return high;
}

/** Reads the limit, currency and unit before a number. */
function readBefore(sentence: Sentence, first: number) {
  const positions: number[] = [];
  let unit: Quantity['unit'] = null;
  let bound: Quantity['bound'] = null;
  let isBetween = false;
  for (let at = first - 1; at >= 0; at -= 1) {
    if (!sentence.isFree(at)) break;
    if (sentence.has(at, 'max')) bound ??= 'max';
    else if (sentence.has(at, 'min')) bound ??= 'min';
    else if (sentence.has(at, 'between')) isBetween = true;
    else if (sentence.has(at, 'from')) {
      isBetween ||= true;
      if (!/^(van|de|von)$/.test(sentence.folded(at))) bound ??= 'min';
    } else if (
      sentence.has(at, 'to') &&
      !sentence.has(at, 'or', 'and') &&
      sentence.folded(at) !== '-'
    )
      bound ??= 'max';
    else if (sentence.has(at, 'year') && isYear(sentence, first)) unit = 'text';
    else if (sentence.has(at, 'energy')) unit = 'text';
    else if (sentence.has(at, 'currency', 'budget') || isRentWord(sentence, at)) unit ??= 'price';
    else if (sentence.has(at, 'bedrooms') && first - at <= 2) {
      unit ??= 'bedrooms';
    } else if (!sentence.has(at, ...BETWEEN) && sentence.folded(at) !== ':') break;
    if (sentence.has(at, 'year', 'energy') && unit === 'text') {
      sentence.keep(at, first);
      break;
    }
    if (!isRentWord(sentence, at)) positions.push(at);
    if (unit === 'bedrooms') break;
  }
  return { positions, unit, bound, isBetween };
}

/** `huur 900`: the amount of the rent, not the goal. */
function isRentWord(sentence: Sentence, at: number): boolean {
  return (
    sentence.has(at, 'rent') &&
    /^(huur|huurprijs|loyer|rent|miete|kaltmiete)$/.test(sentence.folded(at))
  );
}

function isYear(sentence: Sentence, at: number): boolean {
  const number = sentence.items[at]?.number ?? 0;
  return number >= 1700 && number <= 2100 && !sentence.has(at + 1, 'currency', 'month', 'area');
}

/** `400k max`, `3 slpk+`. */
function readAfter(sentence: Sentence, last: number) {
  const position = last + 1;
  if (!sentence.isFree(position)) return null;
  const text = sentence.folded(position);
  const nextIsNumber = sentence.items[position + 1]?.number !== null;
  if (sentence.has(position, 'max') && !(nextIsNumber && sentence.items[position + 1])) {
    return { position, bound: 'max' as const };
  }
  const isPlus = text === '+' && sentence.isAttached(position);
  const isMore = sentence.has(position, 'and') && text.includes(' ');
  const isMin = sentence.has(position, 'min') && !(nextIsNumber && sentence.items[position + 1]);
  return isPlus || isMore || isMin ? { position, bound: 'min' as const } : null;
}
