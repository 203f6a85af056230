import { isDay } from './day';

/** The parts of a day at which a visitor would like to come (FORM-14). */
export const visitParts = ['morning', 'afternoon', 'evening'] as const;

export type VisitPart = (typeof visitParts)[number];

/** A day, `YYYY-MM-DD`, and a part of it. */
export interface VisitWish {
  day: string;
  part: VisitPart;
}

/** How many of them one request may name. */
export const mostVisitWishes = 3;

const daysAhead = 14;

/** The days after `today` that can be wished for: two weeks without their Sundays. */
export function listWishDays(today: string): string[] {
  const first = new Date(`${today}T00:00:00Z`);
  const days = Array.from({ length: daysAhead }, (_, index) => {
    const day = new Date(first);
    day.setUTCDate(first.getUTCDate() + index + 1);
    return day;
  });
  return days.filter((day) => day.getUTCDay() !== 0).map((day) => day.toISOString().slice(0, 10));
}

/** A wish as a form sends it: `2026-11-25.morning`. */
export function writeVisitWish({ day, part }: VisitWish): string {
  return `${day}.${part}`;
}

/** What {@link writeVisitWish} wrote; null for anything else. */
export function parseVisitWish(text: string): VisitWish | null {
  const [day = '', word, ...rest] = text.split('.');
  const part = visitParts.find((one) => one === word);
  return part && isDay(day) && rest.length === 0 ? { day, part } : null;
}
