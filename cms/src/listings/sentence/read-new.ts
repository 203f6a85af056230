import type { Sentence } from './sentence';

/** For `nieuw` without a period: the longest step of the filter. */
const DAYS_OF_NEW = 30;
const MOST_DAYS = 365;

/** Reads how recently a listing was added; a new kitchen or a newly built house does not count. */
export function readNew(sentence: Sentence): void {
  const spans = findSpans(sentence);
  for (let at = 0; at < sentence.size; at += 1) {
    if (!sentence.has(at, 'new') || !sentence.isFree(at)) continue;
    const next = sentence.skip(at + 1, 1, 'filler', 'with');
    if (sentence.isUnknown(next) && next === at + 1) {
      sentence.keep(at);
      continue;
    }
    sentence.take(at);
    spans.push(spans.length > 0 ? Infinity : DAYS_OF_NEW);
  }
  const days = Math.min(...spans);
  if (spans.length > 0 && days <= MOST_DAYS) sentence.reading.newWithinDays = days;
}

/** Finds periods such as `deze week`, `14 derniers jours` or `seit 3 Tagen`. */
function findSpans(sentence: Sentence): number[] {
  const spans: number[] = [];
  for (let at = 0; at < sentence.size; at += 1) {
    const named = sentence.has(at, 'today')
      ? 1
      : sentence.has(at, 'thisWeek')
        ? 7
        : sentence.has(at, 'thisMonth')
          ? 30
          : null;
    if (named !== null && sentence.isFree(at)) {
      sentence.take(at);
      spans.push(named);
    }
    const number = sentence.items[at]?.number ?? null;
    if (number === null || !Number.isInteger(number) || number < 1) continue;
    const isInside = sentence.has(at + 1, 'last');
    const unit = isInside ? at + 2 : at + 1;
    const days = sentence.has(unit, 'weeks') ? 7 : sentence.has(unit, 'months') ? 30 : 1;
    const isUnit = sentence.has(unit, 'days', 'weeks', 'months');
    const before = sentence.skip(at - 1, -1, 'filler');
    if (!isUnit || !(isInside || sentence.has(before, 'last', 'new'))) continue;
    sentence.take(at, unit, ...(isInside ? [at + 1] : []));
    if (sentence.has(before, 'last')) sentence.take(before);
    spans.push(number * days);
  }
  return spans;
}
