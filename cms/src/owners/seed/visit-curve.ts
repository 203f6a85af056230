import { createHash } from 'node:crypto';

export interface CurveListing {
  reference: string;
  /** On the site, and not sold or rented. */
  isOnOffer: boolean;
}

const WEEKEND = 1.4;
const MONDAY = 0.85;
/** Increase on the first day, and the days until it fades. */
const PEAK = 2.5;
const FADING_DAYS = 6;
const CLOSED = 0.15;

/**
 * Returns the invented visits of a listing on a day after it was put on offer: most at the start
 * and at weekends; deterministic.
 */
export function countVisits(
  { reference, isOnOffer }: CurveListing,
  day: string,
  age: number,
): number {
  const usual = 4 + 10 * chance(reference);
  const weekday = new Date(day).getUTCDay();
  const ofWeek = weekday === 0 || weekday === 6 ? WEEKEND : weekday === 1 ? MONDAY : 1;
  const ofAge = 0.6 + PEAK * Math.exp(-age / FADING_DAYS);
  const ofChance = 0.65 + 0.7 * chance(`${reference} ${day}`);
  const ofState = isOnOffer ? 1 : CLOSED;
  return Math.round(usual * ofWeek * ofAge * ofChance * ofState);
}

/** Returns a number from 0 to 1 derived from a text. */
function chance(text: string): number {
  return createHash('sha1').update(text).digest().readUInt32BE(0) / 0xffffffff;
}
