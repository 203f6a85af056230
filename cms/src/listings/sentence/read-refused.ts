import { findQuantity } from './find-quantity';
import type { Sentence } from './sentence';

/**
 * Refuses what no filter supports, such as `goedkoop` or `£300k`, so that it is not read as
 * something else.
 */
export function readRefused(sentence: Sentence): void {
  for (let at = 0; at < sentence.size; at += 1) {
    if (!sentence.isFree(at)) continue;
    if (sentence.has(at, 'foreignCurrency')) refuseAmount(sentence, at);
    else if (sentence.has(at, 'noFilter') && !isNumber(sentence, at)) sentence.refuse(at, at);
  }
}

/** `neuf chambres` means nine of them. */
function isNumber(sentence: Sentence, at: number): boolean {
  const isCounted = sentence.has(at + 1, 'bedrooms', 'rooms', 'otherRooms', 'area', 'are');
  return (sentence.items[at]?.number ?? null) !== null && isCounted;
}

/** Refuses an amount in another currency, before or after it, with its limit. */
function refuseAmount(sentence: Sentence, at: number): void {
  const hasNumber = (position: number): boolean =>
    sentence.isFree(position) && (sentence.items[position]?.number ?? null) !== null;
  const before = sentence.has(at - 1, 'thousand', 'million') ? at - 2 : at - 1;
  const number = [at + 1, before].find(hasNumber);
  if (number === undefined) return;
  const { first, last, around } = findQuantity(sentence, number);
  const positions = [at, first, last, ...around];
  sentence.refuse(Math.min(...positions), Math.max(...positions));
}
