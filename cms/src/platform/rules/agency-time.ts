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
 * Returns the same local time in Brussels `days` later, across clock changes; a time skipped by
 * the change becomes an hour later.
 */
export function addAgencyDays(moment: Date, days: number): Date {
  const shifted = new Date(moment.getTime() + days * dayMs);
  return new Date(shifted.getTime() + findAgencyOffset(moment) - findAgencyOffset(shifted));
}

/**
 * Returns the instant of a local time in Brussels, `HH:MM`; a time skipped by a clock change
 * becomes an hour later, and of an ambiguous one the first is used.
 */
export function atAgencyTime(day: string, time: string): Date {
  const clock = Date.parse(`${day}T${time}:00Z`);
  const early = new Date(clock - 2 * hourMs);
  const isSummer = findAgencyOffset(early) === 2 * hourMs;
  return isSummer ? early : new Date(clock - hourMs);
}

/** Returns the local time in Brussels as `YYYY-MM-DD HH:MM`. */
export function agencyClock(moment: Date): string {
  return parts.format(moment).slice(0, 16);
}

/** Returns the UTC offset of Brussels at an instant, in milliseconds. */
export function findAgencyOffset(moment: Date): number {
  const clock = Date.parse(`${parts.format(moment).replace(' ', 'T')}Z`);
  return clock - Math.floor(moment.getTime() / 1000) * 1000;
}

const days = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: agencyTimeZone });

/** Returns the date in Brussels at an instant, `YYYY-MM-DD`. */
export function agencyDay(moment: Date): string {
  return days.format(moment);
}
