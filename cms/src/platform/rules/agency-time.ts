import { agencyTimeZone } from '@agency/domain/day';

const parts = new Intl.DateTimeFormat('sv-SE', {
  timeZone: agencyTimeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

const hourMs = 3600 * 1000;
const dayMs = 24 * hourMs;

/**
 * The moment so many days later at the same hour by the clock in Brussels, also when the clock is
 * changed in between; an hour that is left out that night is the one after.
 */
export function addAgencyDays(moment: Date, days: number): Date {
  const shifted = new Date(moment.getTime() + days * dayMs);
  return new Date(shifted.getTime() + findAgencyOffset(moment) - findAgencyOffset(shifted));
}

/**
 * The moment at which the clock in Brussels says `time`, `HH:MM`, on a day; an hour that is left out
 * that night is the one after, one that comes twice is the first.
 */
export function atAgencyTime(day: string, time: string): Date {
  const clock = Date.parse(`${day}T${time}:00Z`);
  const early = new Date(clock - 2 * hourMs);
  const isSummer = findAgencyOffset(early) === 2 * hourMs;
  return isSummer ? early : new Date(clock - hourMs);
}

/** What the clock in Brussels says at a moment, `YYYY-MM-DD HH:MM`. */
export function agencyClock(moment: Date): string {
  return parts.format(moment).slice(0, 16);
}

/** How far the clock in Brussels is ahead of UTC at a moment, in milliseconds. */
export function findAgencyOffset(moment: Date): number {
  const clock = Date.parse(`${parts.format(moment).replace(' ', 'T')}Z`);
  return clock - Math.floor(moment.getTime() / 1000) * 1000;
}

const days = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: agencyTimeZone });

/** The day, `YYYY-MM-DD`, that it is at the agency at this moment. */
export function agencyDay(moment: Date): string {
  return days.format(moment);
}
