import { isDay } from './day';

/** Parts of a day that a visitor can prefer. */
export const visitParts = ['morning', 'afternoon', 'evening'] as const;

export type VisitPart = (typeof visitParts)[number];

/** A day, `YYYY-MM-DD`, and a part of it. */
export interface PreferredTime {
  day: string;
  part: VisitPart;
}

/** Maximum per request. */
export const mostPreferredTimes = 3;

const daysAhead = 14;

/** Lists the days after `today` that can be chosen: two weeks without Sundays. */
export function listPreferredDays(today: string): string[] {
  const first = new Date(`${today}T00:00:00Z`);
  const days = Array.from({ length: daysAhead }, (_, index) => {
    const day = new Date(first);
    day.setUTCDate(first.getUTCDate() + index + 1);
    return day;
  });
  return days.filter((day) => day.getUTCDay() !== 0).map((day) => day.toISOString().slice(0, 10));
}

/** Formats a preferred time for a form: `2026-11-25.morning`. */
export function writePreferredTime({ day, part }: PreferredTime): string {
  return `${day}.${part}`;
}

/** Parses the text of {@link writePreferredTime}; null if invalid. */
export function parsePreferredTime(text: string): PreferredTime | null {
  const [day = '', word, ...rest] = text.split('.');
  const part = visitParts.find((one) => one === word);
  return part && isDay(day) && rest.length === 0 ? { day, part } : null;
}
