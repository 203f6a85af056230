import type { Sentence } from './sentence';

const LATEST_DAY = 31;

/** Reads `onmiddellijk beschikbaar`, `libre à partir du 1er mars`, `available from May 2027`. */
export function readAvailable(sentence: Sentence, today: Date): void {
  for (let at = 0; at < sentence.size; at += 1) {
    if (!sentence.has(at, 'available') || !sentence.isFree(at)) {
      if (isAtOnce(sentence, at)) takeNow(sentence, at);
      continue;
    }
    const next = sentence.skip(at + 1, 1, 'filler', 'from', 'after', 'max', 'min', 'to');
    if (sentence.has(next, 'atOnce')) takeNow(sentence, at, next);
    else if (sentence.has(at - 1, 'atOnce')) takeNow(sentence, at - 1, at);
    else takeDay(sentence, at, next, today);
  }
}

/** Phrases such as `sofort frei` mean both. */
function isAtOnce(sentence: Sentence, at: number): boolean {
  const isPhrase = sentence.folded(at).includes(' ');
  return sentence.has(at, 'atOnce') && isPhrase && sentence.isFree(at);
}

function takeNow(sentence: Sentence, ...positions: number[]): void {
  sentence.take(...positions);
  sentence.reading.availableBy = 'now';
}

/** Takes a day such as `1 maart 2027`; without a year it is the next one. */
function takeDay(sentence: Sentence, at: number, from: number, today: Date): void {
  const dayOf = sentence.items[from]?.number ?? null;
  const isDay = dayOf !== null && Number.isInteger(dayOf) && dayOf >= 1 && dayOf <= LATEST_DAY;
  // `1er`, `1st`, `1.`
  const month = isDay ? (findMonth(sentence, from + 1) ?? findMonth(sentence, from + 2)) : null;
  const found = month ?? findMonth(sentence, from);
  if (found === null) return;
  const day = month === null ? 1 : (dayOf ?? 1);
  const said = sentence.items[found.at + 1]?.number ?? null;
  const isYear = said !== null && said >= today.getUTCFullYear() && said < 2100;
  const year = isYear ? said : findNextYear(found.month, day, today);
  const date = new Date(Date.UTC(year, found.month, day));
  if (date.getUTCMonth() !== found.month) return;
  sentence.reading.availableBy = date.toISOString().slice(0, 10);
  for (let one = at; one <= found.at + Number(isYear); one += 1) sentence.take(one);
}

function findMonth(sentence: Sentence, at: number): { at: number; month: number } | null {
  if (!sentence.has(at, 'monthName') || !sentence.isFree(at)) return null;
  const month = sentence.vocabulary.months.get(sentence.folded(at));
  return month === undefined ? null : { at, month };
}

function findNextYear(month: number, day: number, today: Date): number {
  const year = today.getUTCFullYear();
  return Date.UTC(year, month, day + 1) < today.getTime() ? year + 1 : year;
}
