import { isDay, isTime } from '@agency/domain/day';
import { agencyClock, atAgencyTime } from '../../platform/rules/agency-time';

/** What is odd about a time in a night in which the clock is changed. */
export type ClockNote = 'skipped' | 'twice';

export interface PlanTime {
  moment: Date;
  note: ClockNote | null;
}

const hourMs = 3600 * 1000;

/**
 * The moment of a day and an hour by the clock in Brussels; null when it is none. A time that is
 * left out that night is the one an hour later, one that comes twice is the first.
 */
export function readPlanTime(day: unknown, time: unknown): PlanTime | null {
  if (typeof day !== 'string' || typeof time !== 'string') return null;
  if (!isDay(day) || !isTime(time)) return null;
  const moment = atAgencyTime(day, time);
  const asked = `${day} ${time}`;
  if (agencyClock(moment) !== asked) return { moment, note: 'skipped' };
  const isTwice = agencyClock(new Date(moment.getTime() + hourMs)) === asked;
  return { moment, note: isTwice ? 'twice' : null };
}
