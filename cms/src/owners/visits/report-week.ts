import { isDay } from '@agency/domain/day';
import { startOfDay } from '../../platform/rules/start-of-day';
import { addDays } from '@agency/domain/day';
import { findPeriods } from './visit-day';

const HOUR = 8;

/** The days of a weekly report, both included, and the moments between which they are (OWN-9). */
export interface ReportWeek {
  first: string;
  last: string;
  from: Date;
  to: Date;
}

/** The week from a Monday; null for a day that is no Monday, and for a week that is not over. */
export function readReportWeek(first: string, now: Date): ReportWeek | null {
  if (!isDay(first) || findPeriods(startOfDay(first, 0)).week !== first) return null;
  const week = buildWeek(first);
  return week.to <= now ? week : null;
}

/** The last week that is over. */
export function findLastWeek(now: Date): ReportWeek {
  return buildWeek(addDays(findPeriods(now).week, -7));
}

/** When the report of a week is mailed: on the Monday after it at 8 o'clock in Brussels (OWN-9). */
export function findReportMoment({ to }: ReportWeek): Date {
  // No clock is changed on a Monday.
  return new Date(to.getTime() + HOUR * 3600 * 1000);
}

/** The last week whose report is due; it is that before while this Monday is not 8 o'clock yet. */
export function findDueWeek(now: Date): ReportWeek {
  const last = findLastWeek(now);
  return findReportMoment(last) <= now ? last : findLastWeek(last.from);
}

function buildWeek(first: string): ReportWeek {
  const last = addDays(first, 6);
  return { first, last, from: startOfDay(first, 0), to: startOfDay(last, 1) };
}
