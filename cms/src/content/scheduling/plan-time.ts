import { isDay, isTime } from '@agency/domain/day';
import { agencyClock, atAgencyTime } from '../../platform/rules/agency-time';

/** Ambiguity of a local time on the night of a clock change. */
export type ClockNote = 'skipped' | 'twice';

export interface PlanTime {
  moment: Date;
  note: ClockNote | null;
}

const hourMs = 3600 * 1000;

/**
 * Parses a local date and time in Brussels; null if invalid. A time skipped by the clock change
 * becomes an hour later; of an ambiguous one the first is used.
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
