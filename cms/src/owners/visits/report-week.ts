import { isDay } from '@agency/domain/day';
import { startOfDay } from '../../platform/rules/start-of-day';
import { addDays } from '@agency/domain/day';
import { findPeriods } from './visit-day';

const HOUR = 8;

/** The days of a weekly report, inclusive, and its start and end times. */
export interface ReportWeek {
  first: string;
  last: string;
  from: Date;
  to: Date;
}

/** Returns the week starting on a Monday; null for another day, or if the week is not over. */
export function readReportWeek(first: string, now: Date): ReportWeek | null {
  if (!isDay(first) || findPeriods(startOfDay(first, 0)).week !== first) return null;
  const week = buildWeek(first);
  return week.to <= now ? week : null;
}

export function findLastWeek(now: Date): ReportWeek {
  return buildWeek(addDays(findPeriods(now).week, -7));
}

/** Returns when a week's report is sent: the following Monday at 8:00 in Brussels. */
export function findReportMoment({ to }: ReportWeek): Date {
  // Clocks never change on a Monday.
  return new Date(to.getTime() + HOUR * 3600 * 1000);
}

/** Returns the last week whose report is due; before 8:00 on a Monday, the week before. */
export function findDueWeek(now: Date): ReportWeek {
  const last = findLastWeek(now);
  return findReportMoment(last) <= now ? last : findLastWeek(last.from);
}

function buildWeek(first: string): ReportWeek {
  const last = addDays(first, 6);
  return { first, last, from: startOfDay(first, 0), to: startOfDay(last, 1) };
}
