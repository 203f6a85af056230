import { createHash } from 'node:crypto';

/** What the invented visits of a listing depend on. */
export interface CurveListing {
  reference: string;
  /** On the site and neither sold nor rented. */
  isOnOffer: boolean;
}

const WEEKEND = 1.4;
const MONDAY = 0.85;
/** How much more it is looked at on the first day, and how many days that takes to fade. */
const PEAK = 2.5;
const FADING_DAYS = 6;
const CLOSED = 0.15;

/**
 * The invented visits of a listing on a day, so many days after it was put on offer: most at the
 * beginning and at weekends, always the same for the same listing and day.
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

/** A number from 0 to 1 that belongs to a text. */
function chance(text: string): number {
  return createHash('sha1').update(text).digest().readUInt32BE(0) / 0xffffffff;
}
