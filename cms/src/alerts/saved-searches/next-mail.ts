import { agencyTimeZone } from '@agency/domain/day';
import { type Rhythm } from '@agency/domain/rhythms';

const hour = 8;
const monday = 1;

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: agencyTimeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

/**
 * Returns when a match is mailed, in milliseconds since 1970: immediately, at the next 8:00 in
 * Brussels, or at 8:00 on the next Monday. At exactly 8:00 it is the next day or week.
 */
export function findNextMail(rhythm: Rhythm, now: Date): number {
  if (rhythm === 'instant') return now.getTime();
  const today = readClock(now);
  for (let days = 0; ; days += 1) {
    const day = new Date(Date.UTC(today.year, today.month, today.day + days));
    if (rhythm === 'weekly' && day.getUTCDay() !== monday) continue;
    const morning = findMorning(day);
    if (morning > now.getTime()) return morning;
  }
}

/** Returns the instant of 8:00 in Brussels on a day. Clocks never change at that time. */
function findMorning(day: Date): number {
  const asUtc = day.getTime() + hour * 3_600_000;
  const there = readClock(new Date(asUtc));
  const shown = Date.UTC(there.year, there.month, there.day, there.hour, there.minute);
  return asUtc - (shown - asUtc);
}

/** Returns local date and time in Brussels; months count from 0. */
function readClock(instant: Date) {
  const shown = new Map(
    parts.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  );
  const read = (type: Intl.DateTimeFormatPartTypes): number => shown.get(type) ?? 0;
  return {
    year: read('year'),
    month: read('month') - 1,
    day: read('day'),
    hour: read('hour'),
    minute: read('minute'),
  };
}
